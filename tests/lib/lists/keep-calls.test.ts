import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MAX_ITEMS } from '@/lib/lists/rules';
import { DEMO_CUSTOMER, DEMO_PASSWORD, PEOPLE } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { all, first, run } from '../../../sandbox/store/rows.ts';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

type Handler = (request: Request) => Promise<Response>;
let upstream: Upstream;
let handlers: Record<'login' | 'keep' | 'read' | 'data', Handler>;
let stopped = false;

beforeAll(async () => {
  upstream = await startUpstream(200);
  handlers = {
    login: (await import('@/app/api/login/route')).POST,
    keep: (await import('@/app/api/account/multibuy/route')).POST,
    read: (await import('@/app/api/account/multibuy/route')).GET,
    data: (await import('@/app/api/account/data/route')).GET,
  };
}, 30_000);
afterAll(() => (stopped ? undefined : upstream[Symbol.asyncDispose]()));
beforeEach(async () => {
  if (stopped) return;
  run(upstream.store, 'DELETE FROM customer_attribute_value WHERE attribute_id = 5');
  await signIn(DEMO_CUSTOMER.email);
});

const other = PEOPLE.find(({ mustReset, email }) => !mustReset && email !== DEMO_CUSTOMER.email)!.email;
async function signIn(email: string): Promise<void> {
  jar().clear();
  await ask(handlers.login, { body: { email, password: DEMO_PASSWORD } });
}

type Items = { entityId: number; quantity: number }[];
/** `1:2 4:1`: two of product 1 and one of product 4. */
const read = (text: string): Items =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [entityId, quantity] = part.split(':').map(Number);
      return { entityId: entityId ?? 0, quantity: quantity ?? 0 };
    });
async function keep(items: string, before = ''): Promise<string> {
  const { status, answer } = await ask(handlers.keep, {
    body: { items: read(items), before: read(before) },
  });
  expect(status).toBe(200);
  return (answer as { items: Items }).items
    .map(({ entityId, quantity }) => `${entityId}:${quantity}`)
    .join(' ');
}
const skuOf = (id: number) =>
  first<{ sku: string }>(upstream.store, 'SELECT sku FROM product WHERE id = ?', id)?.sku;
const stored = () =>
  all<{ value: string }>(upstream.store, 'SELECT value FROM customer_attribute_value WHERE attribute_id = 5');

test('the account’s list can be read by its owner only', async () => {
  expect((await ask(handlers.read)).answer).toEqual({ items: [] });
  await keep('4:2');
  expect((await ask(handlers.read)).answer).toEqual({ items: [{ entityId: 4, quantity: 2 }] });
  jar().clear();
  expect((await ask(handlers.read)).status).toBe(401);
});

test('lists from two devices are merged per customer, and stored as SKUs and quantities only', async () => {
  expect(await keep('1:2 2:1')).toBe('1:2 2:1');
  expect(await keep('3:1 1:1')).toBe('3:1 1:2 2:1');
  expect(await keep('3:1 1:1')).toBe('3:1 1:2 2:1');
  const kept = [3, 1, 2].map((id) => ({ sku: skuOf(id), quantity: id === 1 ? 2 : 1 }));
  const items = kept.map(({ sku, quantity }) => [sku, quantity]);
  expect(stored()).toEqual([{ value: JSON.stringify({ version: 2, items }) }]);
  expect((await ask(handlers.data)).answer).toMatchObject({ multibuy: kept });

  await signIn(other);
  expect(await keep('')).toBe('');
});

test('a change on one device does not undo a change on another', async () => {
  await keep('1:1 2:1');
  expect(await keep('1:1 2:1 3:1', '1:1 2:1')).toBe('1:1 2:1 3:1');
  expect(await keep('1:4', '1:1 2:1')).toBe('1:4 3:1');
  await Promise.all([keep('1:4 3:1 5:1', '1:4 3:1'), keep('1:4 3:1 6:1', '1:4 3:1'), keep('3:1', '1:4 3:1')]);
  expect((await keep('')).split(' ').toSorted()).toEqual(['3:1', '5:1', '6:1']);
  expect(await keep('', await keep(''))).toBe('');
  expect(stored()).toEqual([{ value: '' }]);
});

test('products no longer sold stay on the list, and unknown products are not stored', async () => {
  await keep('1:1 2:1');
  run(upstream.store, 'UPDATE price_event SET units = 3 WHERE product_id = 1');
  run(upstream.store, 'UPDATE product SET is_visible = 0 WHERE id = 1');
  expect(await keep('')).toBe('1:1 2:1');
  expect(await keep('2000000:3')).toBe('1:1 2:1 2000000:3');
  expect(await keep('')).toBe('1:1 2:1');
});

test('a corrupted list in the account is treated as empty', async () => {
  await keep('1:1');
  run(upstream.store, 'UPDATE customer_attribute_value SET value = \'{"version":2\' WHERE attribute_id = 5');
  expect(await keep('2:1')).toBe('2:1');
});

test('exceeding the size of a list changes nothing, and the answer says what to do', async () => {
  const text = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `${from + at}:1`).join(' ');
  await keep(text(1, 60));
  const items = read(text(50, 60));
  const { status, answer } = await ask(handlers.keep, { body: { items, before: [] } });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ message: expect.stringContaining('Remove some') });
  expect(await keep('')).toBe(text(1, 60));
});

test('invalid requests are refused, and answered with no list', async () => {
  const item = { entityId: 1, quantity: 1 };
  const many = Array.from({ length: MAX_ITEMS + 1 }, (_, at) => ({ entityId: at + 1, quantity: 1 }));
  const bodies: object[] = [
    {},
    { items: [item] },
    { items: [{ ...item, price: 1 }], before: [] },
    { items: [{ ...item, quantity: 100 }], before: [] },
    { items: [{ ...item, entityId: '1' }], before: [] },
    { items: [item, item], before: [] },
    { items: many, before: [] },
    { items: [], before: [], customer_id: 2 },
  ];
  for (const body of bodies) expect((await ask(handlers.keep, { body })).status).toBe(422);
  jar().clear();
  expect((await ask(handlers.keep, { body: { items: [item], before: [] } })).status).toBe(401);
  expect(stored()).toEqual([]);
});

test('a list sent while the platform is down is answered 503, saying that nothing is lost', async () => {
  await upstream[Symbol.asyncDispose]();
  stopped = true;
  const { status, answer } = await ask(handlers.keep, { body: { items: read('1:1'), before: [] } });
  expect(status).toBe(503);
  expect(answer).toMatchObject({ message: expect.stringContaining('Nothing is lost') });
});
