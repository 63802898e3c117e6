import { afterAll, beforeAll, expect, test } from 'vitest';
import { startUpstream, type Upstream } from '../../../support/upstream';
import { issueToken } from '../../../../sandbox/commerce/customers/tokens.ts';
import type { Session } from '@/lib/platform/session/session';

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
       WHERE value <> '' ORDER BY name`,
    )
    .all()
    .map(({ name, value }) => [name, value]);

test('a customer attribute is found by its name, whatever its id', async () => {
  await attributes.setAttributes([{ attribute: 'cart', customerId: 1, value: 'a cart' }]);
  expect(kept()).toEqual([['Active cart', 'a cart']]);
});

test('an attribute that the store lacks is created once', async () => {
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

test('many simultaneous writes take turns, since the platform accepts three at once', async () => {
  const write = async (customerId: number) =>
    attributes.setAttributes([{ attribute: 'cart', customerId, value: 'a cart' }]);
  const answers = await Promise.all(Array.from({ length: 12 }, async () => write(1)));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
});

test('a long value is stored in parts of 255 characters, and a shorter one leaves no old parts behind', async () => {
  const { store } = upstream;
  const { value: token } = issueToken(store, 1, Date.now());
  const session = { customerId: 1, token } as Session;
  const keep = async (value: string) => {
    expect((await attributes.setAttributes([{ attribute: 'multibuy', customerId: 1, value }])).ok).toBe(true);
    return attributes.readAttribute(session, 'multibuy');
  };
  for (const length of [2_295, 600, 255, 254, 0]) {
    const text = 'abcdefghij'.repeat(230).slice(0, length);
    expect(await keep(text), String(length)).toEqual({ ok: true, value: text });
    const pieces = kept().filter(([name]) => String(name).startsWith('Multibuy list'));
    expect(pieces, String(length)).toHaveLength(Math.ceil(length / 255));
  }
});
