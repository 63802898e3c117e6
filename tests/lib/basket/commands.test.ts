import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Basket } from '@/lib/basket/types';
import { startUpstream, type Upstream } from '../../support/upstream';

let upstream: Upstream;
let commands: typeof import('@/lib/basket/commands');

beforeAll(async () => {
  upstream = await startUpstream(60);
  commands = await import('@/lib/basket/commands');
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

/** Two washing machines, each with its connection, as the platform keeps them. */
async function twoWithExtras(): Promise<{ basket: Basket; service: number }> {
  const service = Number(
    upstream.store.prepare("SELECT id FROM product WHERE kind = 'service' LIMIT 1").get()?.['id'],
  );
  const option = upstream.store.prepare('SELECT id FROM product_option WHERE product_id = ?').get(service)?.[
    'id'
  ];
  const sku = upstream.store.prepare('SELECT sku FROM product WHERE id = 1').get()?.['sku'];
  const made = await commands.createBasket(
    [
      { product_id: 1, quantity: 2 },
      {
        product_id: service,
        quantity: 2,
        option_selections: [{ option_id: Number(option), option_value: String(sku) }],
      },
    ],
    null,
  );
  if (!made.ok) throw new Error('There is no basket.');
  return { basket: made.value, service };
}

const quantities = ({ lines }: Basket) =>
  lines.map((line) => [line.quantity, ...line.extras.map((extra) => extra.quantity)]);

it('lowering a product’s quantity lowers its extras, and raising it leaves them alone', async () => {
  const { basket } = await twoWithExtras();
  expect(quantities(basket)).toEqual([[2, 2]]);
  const line = basket.lines[0]?.id ?? '';
  const fewer = await commands.setQuantity(basket.id, line, 1, null);
  expect(fewer.ok && quantities(fewer.value)).toEqual([[1, 1]]);
  const more = await commands.setQuantity(basket.id, line, 3, null);
  expect(more.ok && quantities(more.value)).toEqual([[3, 1]]);
});

it('lowering an extra’s quantity changes that extra only, which stays with its product', async () => {
  const { basket, service } = await twoWithExtras();
  const [extra] = basket.lines[0]?.extras ?? [];
  const fewer = await commands.setQuantity(basket.id, extra?.id ?? '', 1, null);
  expect(fewer.ok && quantities(fewer.value)).toEqual([[2, 1]]);
  expect(fewer.ok && fewer.value.lines[0]?.extras[0]?.productId).toBe(service);
});
