import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jar } from '../../support/jar';
import { openTill, type Till } from '../../support/till';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let till: Till;

beforeAll(async () => {
  upstream = await startUpstream(200);
  vi.stubEnv('RATE_LIMITS', '0');
  till = await openTill(upstream);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

/** One that is here and weighs from so many grams up to so many. */
function weighing(from: number, below: number): number {
  const sql = `SELECT id FROM product WHERE weight >= ? AND weight < ? AND stock > 3 AND availability = 'Available'
    AND id NOT IN (SELECT product_id FROM variant) ORDER BY charged LIMIT 1`;
  return (upstream.store.prepare(sql).get(from, below) as { id: number }).id;
}

/** Buys one of each. Answers the deliveries of the checkout, and what the confirmation says. */
async function buy(...products: number[]) {
  await till.put(products.map((product) => ({ product, quantity: 1 })));
  const checkout = await till.steps();
  const placed = await till.place(checkout);
  expect(await till.payWith(placed.answer)).toBe(201);
  await till.settle();
  const { order } = placed.answer as { order: number };
  return { checkout, confirmation: await till.confirmation(order) };
}

test('small goods come by parcel on a single day, without a visit', async () => {
  const { checkout, confirmation } = await buy(weighing(1, 5_000));
  const [delivery] = checkout.consignments;
  expect(delivery?.options).toHaveLength(1);
  expect(delivery?.chosen?.words).toMatch(/^Parcel delivery, /);
  expect(checkout.sums.delivery).toBe(checkout.sums.goods >= 40_00 ? 0 : 3_95);
  expect(confirmation).toMatchObject({ days: [], beside: null, prepare: { before: [], after: [] } });
});

test('small goods beside a two-person delivery come by parcel free of charge', async () => {
  const [small, large] = [weighing(1, 5_000), weighing(40_000, 90_000)];
  const { checkout, confirmation } = await buy(small, large);
  const chosen = checkout.consignments[0]?.chosen;
  expect(chosen?.words).toMatch(/^Two-person delivery, /);
  const saturday = new Date(chosen?.day ?? '').getUTCDay() === 6 ? 15_00 : 0;
  expect(checkout.sums.delivery).toBe((checkout.sums.goods >= 300_00 ? 0 : 25_00) + saturday);
  expect(confirmation?.days).toEqual([chosen?.day]);
  const name = confirmation?.order.consignments[0]?.lines.find(({ productId }) => productId === small)?.name;
  expect(confirmation?.beside).toContain(name);
});
