import { expect, test } from 'vitest';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { rowsOf } from '../catalogue.ts';
import { openSandbox } from '../fixture.ts';
import { draft } from '../order-drafts.ts';

const ORDER = 1_000_000_008;
const FIELD = { permission_set: 'app_only', namespace: 'returns', key: 'a1', value: '{"at":1}' };

test('an order keeps metafields, each key once per namespace', async () => {
  await using sandbox = await openSandbox();
  sandbox.addCustomer({ id: 41, email: 'pat@example.org' });
  insertOrder(sandbox.store, draft({ number: ORDER }));
  const path = `/v3/orders/${ORDER}/metafields`;

  expect((await sandbox.rest('POST', path, FIELD)).body).toMatchObject({
    data: { namespace: 'returns', key: 'a1', value: '{"at":1}', resource_type: 'order', resource_id: ORDER },
  });
  const data = { metafield_id: expect.any(Number), resource_id: String(ORDER), resource_type: 'order' };
  const told = rowsOf(sandbox.store, 'event') as { payload: string }[];
  expect(told.map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([
    { scope: 'store/metafield/created', data },
    { scope: 'store/order/metafield/created', data },
  ]);
  expect((await sandbox.rest('POST', path, FIELD)).status).toBe(409);
  expect((await sandbox.rest('POST', path, { ...FIELD, namespace: 'notes' })).status).toBe(200);
  const listed = await sandbox.rest('GET', `${path}?namespace=returns`);
  expect(listed.body).toMatchObject({ data: [{ key: 'a1' }], meta: { pagination: { total: 1 } } });
  expect((await sandbox.rest('GET', path)).body).toMatchObject({ meta: { pagination: { total: 2 } } });
});

test('metafields of an unknown order and incomplete metafields are refused', async () => {
  await using sandbox = await openSandbox();
  insertOrder(sandbox.store, draft({ number: ORDER, customerId: 0 }));
  expect((await sandbox.rest('GET', '/v3/orders/1999999999/metafields')).status).toBe(404);
  expect((await sandbox.rest('POST', '/v3/orders/x/metafields', FIELD)).status).toBe(404);
  const { status, body } = await sandbox.rest('POST', `/v3/orders/${ORDER}/metafields`, { key: 'a' });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { namespace: expect.any(String) } });
});

test.each([
  ['app_only', []],
  ['read', []],
  ['read_and_sf_access', [{ node: { key: 'a1', value: '{"at":1}' } }]],
  ['write_and_sf_access', [{ node: { key: 'a1', value: '{"at":1}' } }]],
])(
  'the storefront API sees a metafield with permission set %s only if that grants it access',
  async (permission_set, edges) => {
    await using sandbox = await openSandbox();
    insertOrder(sandbox.store, draft({ number: ORDER, customerId: 0, cartId: 'c1' }));
    const kept = await sandbox.rest('POST', `/v3/orders/${ORDER}/metafields`, { ...FIELD, permission_set });
    expect(kept.body).toMatchObject({ data: { permission_set } });
    const { data, errors } = await sandbox.graphql(
      `query ($id: Int!) { site { order(filter: { entityId: $id, cartEntityId: "c1" }) {
       metafields(namespace: "returns", first: 5) { edges { node { key value } } } } } }`,
      { id: ORDER },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ site: { order: { metafields: { edges } } } });
  },
);
