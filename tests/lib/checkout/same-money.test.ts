import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { basketSums, deliveryCost, expectedDelivery, toPayFor } from '@/lib/checkout/sum';
import { orderPlaced } from '@/lib/mail/letters/order';
import type { DeliveryOption } from '@/lib/checkout/types';
import { withPicked } from '@/lib/checkout/with-delivery';
import type { SumLine } from '@/lib/mail/types';
import { writeMail } from '@/lib/mail/write-mail';
import { toPence } from '@/lib/money/rules';
import { sumRows } from '@/lib/orders/sum';
import type { Order } from '@/lib/orders/types';
import { run } from '../../../sandbox/store/rows.ts';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { jar } from '../../support/jar';
import { SHOP } from '../../support/mail';
import { runs } from '../../support/runs.ts';
import { openTill, type Till } from '../../support/till';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let till: Till;
let readBasket: typeof import('@/lib/basket/commands').readBasket;
let readOrder: typeof import('@/lib/orders/record/queries').readOrder;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  till = await openTill(upstream);
  ({ readBasket } = await import('@/lib/basket/commands'));
  ({ readOrder } = await import('@/lib/orders/record/queries'));
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

const add = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
/** `−£1,048.50` in pence. */
const penceOf = (text: string): number =>
  toPence(Number(text.replaceAll('−', '-').replace(/[£,]/g, ''))) || 0;

/** What a confirmation says in figures, read from the letter and found again in both bodies of the mail. */
function mailed(order: Order) {
  const matter = { order, cards: new Map(), shop: SHOP };
  const letter = orderPlaced(matter);
  const block = letter.blocks.find(({ kind }) => kind === 'sum') as { lines: SumLine[]; note: string };
  const goods = letter.blocks.flatMap((each) => (each.kind === 'goods' ? each.goods : []));
  const { text, html } = writeMail(letter, 'hana@post.example', SHOP);
  for (const { amount } of block.lines) {
    expect(text).toContain(amount);
    expect(html).toContain(amount);
  }
  const total = block.lines.find((line) => line.total);
  return {
    rows: add(block.lines.filter((line) => !line.total).map(({ amount }) => penceOf(amount))),
    total: penceOf(total?.amount ?? ''),
    tax: penceOf(/Includes (£[\d,.]*\d)/.exec(block.note)?.[1] ?? ''),
    paid: add([...block.note.matchAll(/(£[\d,.]*\d) by /g)].map(([, amount = '']) => penceOf(amount))),
    goods: add(goods.map(({ price }) => penceOf(price))),
  };
}

test('basket, checkout, order and e-mail have equal totals to the penny for any basket', async () => {
  const line = fc.record({
    product: fc.constantFrom(...till.products),
    quantity: fc.integer({ min: 1, max: 3 }),
    price: fc.integer({ min: 199, max: 129_999 }),
  });
  const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ product }) => product });
  const codes = fc.constantFrom(
    null,
    'WELCOME10',
    'SAVE50',
    'DELIVERYFREE',
    'GIFT-50-HOBWRIGHT',
    'LAUNDRY15',
  );
  await fc.assert(
    fc.asyncProperty(lines, codes, fc.nat(9), fc.boolean(), async (chosen, code, day, split) => {
      jar().clear();
      const { store } = upstream;
      run(store, "UPDATE gift_certificate SET balance = 5000 WHERE code = 'GIFT-50-HOBWRIGHT'");
      for (const { product, price } of chosen) {
        const sql = 'UPDATE product SET stock = 50, price = ?, sale_price = NULL WHERE id = ?';
        run(store, sql, price, product);
      }
      const basket = await till.put(chosen);
      const plain = toPayFor(basket, basketSums(basket), expectedDelivery(basket, BUILT_IN.delivery));
      expect(add(plain.rows.map(({ amount }) => amount))).toBe(plain.due);

      if (code) await till.code(code);
      const on = (later: number) => (options: DeliveryOption[]) => options[later % options.length]!.id;
      const first = await till.steps(on(day + 3), split);
      const marked = first.consignments.map(({ options }) => on(day)(options));
      const { sums: ahead, isLeast } = withPicked(first, marked);
      const seen = await till.steps(on(day), split);
      expect(ahead.due).toBeLessThanOrEqual(seen.sums.due);
      if (!isLeast)
        expect({ total: ahead.total, due: ahead.due }).toEqual({
          total: seen.sums.total,
          due: seen.sums.due,
        });
      if (code !== 'DELIVERYFREE') expect(isLeast).toBe(false);
      const now = await readBasket(seen.id, null);
      if (!now.ok) throw new Error('There is no basket.');
      const shown = toPayFor(now.value, seen.sums, deliveryCost(seen.consignments, seen.sums)!);
      expect(add(shown.rows.map(({ amount }) => amount))).toBe(seen.sums.due);
      expect(shown.total).toBe(seen.sums.total);
      const isAsExpected = seen.sums.delivery === expectedDelivery(basket, BUILT_IN.delivery).price;
      if (!code && isAsExpected) expect(plain.due).toBe(seen.sums.due);

      const placed = await till.place(seen);
      expect(placed.status).toBe(200);
      await till.payWith(placed.answer);
      const number = (placed.answer as { order: number }).order;
      const { order } = (await till.confirmation(number))!;
      expect(order.total).toBe(seen.sums.total);
      expect(add(sumRows(order).map(({ amount }) => amount))).toBe(order.total);
      expect(order.taxTotal).toBe(seen.sums.tax);

      const record = await readOrder(number);
      if (!record.ok || !record.value) throw new Error('There is no record.');
      const { rows, total, tax, paid, goods } = mailed(record.value.order);
      expect({ rows, total, tax, paid }).toEqual({
        rows: order.total,
        total: order.total,
        tax: seen.sums.tax,
        paid: order.total,
      });
      expect(goods).toBe(record.value.order.subTotal);
    }),
    runs(15, 120),
  );
}, 180_000);
