import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startFront } from '../../../../support/front';

const HINT = '//# allFunctionsCalledOnLoad\n';
const LARGE = `const sum=${'1+'.repeat(10_000)}1;`;
const SMALL = 'const one=1;'.repeat(200);

const FILES: Record<string, { type: string; body: string; status?: number }> = {
  '/_next/static/chunks/large.js': { type: 'application/javascript; charset=UTF-8', body: LARGE },
  '/_next/static/chunks/small.js': { type: 'application/javascript; charset=UTF-8', body: SMALL },
  '/_next/static/chunks/large.css': { type: 'text/css; charset=UTF-8', body: LARGE },
  '/_next/static/chunks/gone.js': { type: 'text/plain', body: LARGE, status: 500 },
  '/large.js': { type: 'application/javascript; charset=UTF-8', body: LARGE },
};

const start = () =>
  startFront((request, response) => {
    const { type, body, status } = FILES[request.url ?? ''] ?? { type: 'text/plain', body: '', status: 404 };
    response.writeHead(status ?? 200, { 'content-type': type, 'content-length': body.length }).end(body);
  });

test('a large script of the build carries the hint to compile it whole', async () => {
  await using shop = await start();
  const { status, headers, body } = await shop.ask('/_next/static/chunks/large.js', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(status).toBe(200);
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(gunzipSync(body).toString()).toBe(HINT + LARGE);
});

test.each(Object.keys(FILES).slice(1))('%s carries no hint', async (path) => {
  await using shop = await start();
  expect((await shop.ask(path)).body.toString()).not.toContain(HINT);
});
