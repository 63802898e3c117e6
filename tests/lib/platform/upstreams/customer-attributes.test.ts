import { afterAll, beforeAll, expect, test } from 'vitest';
import { startUpstream, type Upstream } from '../../../support/upstream';

let upstream: Upstream;
let attributes: typeof import('@/lib/platform/upstreams/customer-attributes');

beforeAll(async () => {
  upstream = await startUpstream(60);
  // A store with attributes of its own, which has one of ours by another id, and the others not yet.
  upstream.store.exec(
    `DELETE FROM customer_attribute_value; DELETE FROM customer_attribute;
     INSERT INTO customer_attribute (id, name) VALUES (1, 'VAT number'), (123, 'Active cart')`,
  );
  attributes = await import('@/lib/platform/upstreams/customer-attributes');
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

const kept = () =>
  upstream.store
    .prepare(
      `SELECT name, value FROM customer_attribute_value AS v JOIN customer_attribute AS a ON a.id = v.attribute_id
       ORDER BY name`,
    )
    .all()
    .map(({ name, value }) => [name, value]);

test('an attribute is found by its name, whatever its id', async () => {
  await attributes.setAttributes([{ attribute: 'cart', customerId: 1, value: 'a cart' }]);
  expect(kept()).toEqual([['Active cart', 'a cart']]);
});

test('an attribute that the store lacks is made, once', async () => {
  const set = (value: string) => attributes.setAttributes([{ attribute: 'home', customerId: 1, value }]);
  expect((await set('one')).ok).toBe(true);
  expect((await set('two')).ok).toBe(true);
  expect(kept()).toEqual([
    ['Active cart', 'a cart'],
    ['Home', 'two'],
  ]);
  const count = upstream.store
    .prepare("SELECT count(*) AS n FROM customer_attribute WHERE name = 'Home'")
    .get();
  expect(count?.['n']).toBe(1);
});
