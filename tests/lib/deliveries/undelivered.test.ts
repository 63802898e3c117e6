import { afterEach, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../support/environment';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';

vi.mock('next/headers', async () => import('../../support/jar'));

afterEach(() => {
  jar().clear();
  vi.unstubAllEnvs();
});

/** A shop that gave up two letters. */
async function start(environment: Record<string, string> = {}) {
  stubEnvironment(environment);
  const { deliverAtOnce, stateOf } = await import('@/lib/platform/durable/outbox');
  for (const key of ['a', 'b'])
    await deliverAtOnce({ kind: 'letter', key, payload: null }, async () => 'never');
  const { readUndelivered } = await import('@/lib/deliveries/undelivered-commands');
  const { POST } = await import('@/app/api/undelivered/route');
  const send = async (body: Record<string, string>) => (await ask(POST, { body })).status;
  return { send, stateOf, readUndelivered };
}

test('editors can retry or drop each given-up delivery, once', async () => {
  const { send, stateOf, readUndelivered } = await start();
  expect((await readUndelivered())?.map(({ key, attempts }) => [key, attempts])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect([await send({ what: 'retry', key: 'a' }), await send({ what: 'drop', key: 'b' })]).toEqual([
    200, 200,
  ]);
  expect([await stateOf('a'), await stateOf('b')]).toEqual(['waiting', 'done']);
  expect([await send({ what: 'retry', key: 'a' }), await send({ what: 'drop', key: 'c' })]).toEqual([
    409, 409,
  ]);
  expect(await send({ what: 'burn', key: 'a' })).toBe(422);
  expect(await readUndelivered()).toEqual([]);
});

test('nobody else can retry or drop a delivery', async () => {
  const { send, stateOf } = await start({ PREVIEW_SECRET: 'a secret of editors, long enough' });
  expect(await send({ what: 'drop', key: 'a' })).toBe(403);
  expect(await stateOf('a')).toBe('dead');
});

test('nobody can retry or drop a delivery of a real store whose drafts are open to everybody', async () => {
  const { send, stateOf } = await start({
    BIGCOMMERCE_STORE_HASH: 'a1b2c3',
    BIGCOMMERCE_CLIENT_ID: 'client',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'shop@example.org',
    CHECKOUT_MODE: 'hosted',
  });
  expect(await send({ what: 'drop', key: 'a' })).toBe(403);
  expect(await stateOf('a')).toBe('dead');
});
