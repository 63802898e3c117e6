import { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { capture } from '@/lib/platform/edge/capture';
import { ownRequest } from '@/lib/platform/edge/own-request';

const opened = () => new ServerResponse(ownRequest('/', undefined));

test('a captured answer is not sent, and the response is left unused', async () => {
  const response = opened();
  const captured = await capture(response, async () => {
    response.writeHead(201, { 'x-a': '1' });
    response.write('half, ');
    response.end('whole');
  });
  expect(captured).toMatchObject({ status: 201, headers: { 'x-a': '1' } });
  expect(String(captured.body)).toBe('half, whole');
  expect(response.headersSent).toBe(false);
  expect(response.getHeaderNames()).toEqual([]);
});

test('an answer that is never ended is an error once the framework returns, and leaves nothing behind', async () => {
  const response = opened();
  const captured = capture(response, async () => {
    response.setHeader('x-a', '1');
    response.write('half');
  });
  await expect(captured).rejects.toThrow('did not end its answer');
  expect(response.headersSent).toBe(false);
  expect(response.getHeaderNames()).toEqual([]);
});
