import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Gate, type GateFault, openGate, REFUSALS } from '../../../scripts/faults/gate.ts';

let gate: Gate;
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', () => socket.end('+PONG, and a good day to you\r\n'));
});

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  gate = await openGate({ port: (server.address() as AddressInfo).port }, REFUSALS.redis);
});
afterEach(async () => {
  gate.close();
  server.close();
  await once(server, 'close');
});

/** What is answered before the connection ends. */
async function ping(): Promise<string> {
  const socket = connect(gate.port, '127.0.0.1');
  socket.on('error', () => undefined);
  let said = '';
  socket.on('data', (chunk) => {
    said += String(chunk);
    if (said.endsWith('\r\n')) socket.destroy();
  });
  socket.write('PING\r\n');
  // A connection that is cut ends too.
  await new Promise((settle) => socket.once('close', settle));
  return said;
}

test.each([
  ['none', '+PONG, and a good day to you\r\n'],
  ['down', ''],
  ['malformed', '<br>?\r\n'],
  ['truncated', '+PONG, and a'],
  ['unauthorised', '-NOAUTH Authentication required.\r\n'],
] as const satisfies readonly (readonly [GateFault, string])[])(
  'a gate with the fault %s changes what is answered',
  async (fault, said) => {
    gate.set(fault);
    expect(await ping()).toBe(said);
    expect(gate.calls()).toBe(1);
  },
);

test('a gate that hangs cuts its connections when it is well again, and answers new ones', async () => {
  gate.set('hang');
  const hung = ping();
  await expect.poll(() => gate.calls()).toBe(1);
  gate.set('none');
  expect(await hung).toBe('');
  expect(await ping()).toContain('PONG');
});
