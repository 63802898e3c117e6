import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../fixture.ts';

const HOOK = { scope: 'store/order/*', destination: 'https://shop.example/hooks', is_active: true };

async function make(sandbox: TestSandbox, body: object = HOOK): Promise<number> {
  const answer = await sandbox.rest('POST', '/v3/hooks', body);
  expect(answer.status).toBe(200);
  return (answer.body as { data: { id: number } }).data.id;
}

test('a webhook is created, listed, changed and deleted', async () => {
  await using sandbox = await openSandbox();
  const id = await make(sandbox, { ...HOOK, headers: { 'X-Key': 'k' } });
  const made = {
    id,
    client_id: expect.any(String),
    store_hash: 'hobwright',
    ...HOOK,
    headers: { 'X-Key': 'k' },
    created_at: 1_787_220_000,
    updated_at: 1_787_220_000,
  };
  expect((await sandbox.rest('GET', `/v3/hooks/${id}`)).body).toEqual({ data: made, meta: {} });
  await make(sandbox, { ...HOOK, scope: 'store/product/updated' });
  expect((await sandbox.rest('GET', '/v3/hooks?scope=store/order/*&is_active=true')).body).toMatchObject({
    data: [made],
    meta: { pagination: { total: 1 } },
  });
  expect((await sandbox.rest('PUT', `/v3/hooks/${id}`, { is_active: false })).body).toMatchObject({
    data: { ...made, is_active: false },
  });
  expect((await sandbox.rest('GET', '/v3/hooks?is_active=true')).body).toMatchObject({
    meta: { pagination: { total: 1 } },
  });
  expect((await sandbox.rest('DELETE', `/v3/hooks/${id}`)).body).toMatchObject({ data: { id } });
  expect((await sandbox.rest('GET', `/v3/hooks/${id}`)).status).toBe(404);
});

test.each([
  ['store/page/updated'],
  ['store/blog/*'],
  ['store/brand/created'],
  ['store/redirect/*'],
  ['orders'],
  ['store/order'],
])('a webhook for the unknown event %s is refused', async (scope) => {
  await using sandbox = await openSandbox();
  expect(await sandbox.rest('POST', '/v3/hooks', { ...HOOK, scope })).toMatchObject({
    status: 422,
    body: { errors: { scope: 'The platform has no such event.' } },
  });
});

test('a webhook’s destination is HTTPS on the standard port, or this machine', async () => {
  await using sandbox = await openSandbox();
  for (const destination of ['http://shop.example/x', 'https://shop.example:8443/x', 'shop']) {
    const { status } = await sandbox.rest('POST', '/v3/hooks', { ...HOOK, destination });
    expect(status, destination).toBe(422);
  }
  await make(sandbox, { ...HOOK, destination: 'http://127.0.0.1:3000/x' });
});

test('a scope has at most ten webhooks, each with a different destination', async () => {
  await using sandbox = await openSandbox();
  const to = (name: number) => ({ ...HOOK, destination: `https://shop.example/hooks/${name}` });
  await make(sandbox, to(0));
  expect(await sandbox.rest('POST', '/v3/hooks', to(0))).toMatchObject({
    status: 422,
    body: { errors: { destination: 'It has a hook of this scope already.' } },
  });
  await make(sandbox, { ...to(0), scope: 'store/product/*' });
  const other = (await sandbox.rest('POST', '/v3/hooks', to(1))).body as { data: { id: number } };
  const moved = await sandbox.rest('PUT', `/v3/hooks/${other.data.id}`, { destination: to(0).destination });
  expect(moved).toMatchObject({ status: 422 });
  const kept = await sandbox.rest('PUT', `/v3/hooks/${other.data.id}`, { destination: to(1).destination });
  expect(kept).toMatchObject({ status: 200 });
  for (let name = 2; name < 10; name += 1) await make(sandbox, to(name));
  expect((await sandbox.rest('POST', '/v3/hooks', to(10))).status).toBe(422);
});
