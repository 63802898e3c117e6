import { expect, test } from 'vitest';
import { openSandbox, TOKENS } from '../fixture.ts';

const CUSTOMERS = '/v3/customers';

test('the REST API requires the access token', async () => {
  await using sandbox = await openSandbox();
  for (const headers of [{}, { 'x-auth-token': 'wrong' }]) {
    const response = await sandbox.app.inject({ url: `/stores/hobwright${CUSTOMERS}`, headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      status: 401,
      title: expect.any(String),
      type: expect.any(String),
    });
  }
});

test('calls above the quota are refused until the window ends', async () => {
  await using sandbox = await openSandbox({ restQuota: 2 });
  const first = await sandbox.rest('GET', CUSTOMERS);
  expect(first.headers).toMatchObject({
    'x-rate-limit-time-window-ms': '30000',
    'x-rate-limit-time-reset-ms': '30000',
    'x-rate-limit-requests-quota': '2',
    'x-rate-limit-requests-left': '1',
  });
  sandbox.clock.now += 10_000;
  expect((await sandbox.rest('GET', CUSTOMERS)).status).toBe(200);
  const refused = await sandbox.rest('GET', CUSTOMERS);
  expect(refused).toMatchObject({ status: 429, body: { status: 429 } });
  expect(refused.headers).toMatchObject({
    'x-rate-limit-time-reset-ms': '20000',
    'x-rate-limit-requests-left': '0',
    'x-retry-after': '20',
  });
  sandbox.clock.now += 20_000;
  expect((await sandbox.rest('GET', CUSTOMERS)).status).toBe(200);
});

test('each API version answers 404 in its own envelope', async () => {
  await using sandbox = await openSandbox();
  expect(await sandbox.rest('GET', '/v3/nothing')).toMatchObject({ status: 404, body: { status: 404 } });
  expect(await sandbox.rest('GET', '/v2/orders/1')).toMatchObject({
    status: 404,
    body: [{ status: 404, message: 'The requested resource was not found.' }],
  });
});

test('a body that cannot be read is refused with the status that says why', async () => {
  await using sandbox = await openSandbox();
  const send = (payload: string, type = 'application/json') =>
    sandbox.app.inject({
      method: 'POST',
      url: '/stores/hobwright/v3/carts',
      headers: { 'x-auth-token': TOKENS.access, 'content-type': type },
      payload,
    });
  expect((await send('{')).json()).toMatchObject({ status: 400 });
  expect((await send('{"__proto__": {}}')).statusCode).toBe(400);
  expect((await send('')).statusCode).toBe(422);
  expect((await send('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  expect((await send(`"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
});
