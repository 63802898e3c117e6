import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readMessage } from '@/lib/orders/changes/message';
import { jar } from '../../../support/jar';
import { openTill, type Till } from '../../../support/till';
import { startUpstream, type Upstream } from '../../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../../support/jar'));

let upstream: Upstream;
let till: Till;
let commands: typeof import('@/lib/basket/commands');
let setMessage: typeof import('@/lib/checkout/change-commands').setMessage;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  till = await openTill(upstream);
  commands = await import('@/lib/basket/commands');
  ({ setMessage } = await import('@/lib/checkout/change-commands'));
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

/** A washing machine with its connection, at the step of the delivery; the first day. */
async function withWork(): Promise<string> {
  const row = (sql: string, ...values: number[]) => upstream.store.prepare(sql).get(...values);
  const service = Number(row("SELECT id FROM product WHERE kind = 'service' ORDER BY id LIMIT 1")?.['id']);
  const option = Number(row('SELECT id FROM product_option WHERE product_id = ?', service)?.['id']);
  const product = till.products[0] ?? 0;
  const sku = String(row('SELECT sku FROM product WHERE id = ?', product)?.['sku']);
  const selections = [{ option_id: option, option_value: sku }];
  const made = await commands.createBasket(
    [
      { product_id: product, quantity: 1 },
      { product_id: service, quantity: 1, option_selections: selections },
    ],
    null,
  );
  if (!made.ok) throw new Error('There is no basket.');
  jar().set('cartId', made.value.id);
  await till.contact();
  await till.days('LS6 3BN');
  return (await till.read()).consignments[0]?.options[0]?.id ?? '';
}

test('work at home within 14 days is refused without a request', async () => {
  const option = await withWork();
  const refused = await till.delivery({ option });
  expect(refused).toMatchObject({
    status: 422,
    answer: { fields: { begin: expect.stringMatching(/^Tick this/) } },
  });
  expect((await till.read()).consignments[0]?.chosen).toBeNull();
});

test('the request for work is kept with the order', async () => {
  const option = await withWork();
  expect((await till.delivery({ option, begin: 'on' })).status).toBe(200);
  const placed = await till.place(await till.read());
  expect(await till.payWith(placed.answer)).toBe(201);
  await till.settle();
  const found = await till.confirmation((placed.answer as { order: number }).order);
  expect(readMessage(found?.order.message ?? null)).toMatchObject({
    note: 'Floor: Ground floor',
    begin: expect.stringMatching(/^Begin within the 14 days; work done can’t be cancelled/),
  });
});

test('an order with such work is refused if a call has removed the request', async () => {
  const option = await withWork();
  await till.delivery({ option, begin: 'on' });
  const checkout = await till.read();
  await setMessage(null, checkout.id, '');
  expect(await till.place(checkout)).toMatchObject({
    status: 409,
    answer: {
      message: expect.stringMatching(
        /^Check “The work you chose” in step 2\. Tick this[^.]*\. Nothing is paid yet\.$/,
      ),
    },
  });
});
