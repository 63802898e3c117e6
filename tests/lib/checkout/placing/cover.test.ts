import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jar } from '../../../support/jar';
import { ask, submit } from '../../../support/shopper';
import { openTill, type Till } from '../../../support/till';
import { startUpstream, type Upstream } from '../../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../../support/jar'));

type Handler = (request: Request) => Promise<Response>;

let upstream: Upstream;
let till: Till;
let create: Handler;
let add: Handler;
let addByForm: Handler;
let beginWallet: Handler;
let commands: typeof import('@/lib/basket/commands');
let cover: { id: number; option: number };
/** Goods of £500 and of £149.99. */
let dear: { id: number; sku: string };
let cheap: { id: number; sku: string };

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  till = await openTill(upstream);
  create = (await import('@/app/api/create-cart/route')).POST;
  add = (await import('@/app/api/add-cart-item/route')).POST;
  addByForm = (await import('@/app/api/basket/add/route')).POST;
  beginWallet = (await import('@/app/api/checkout/wallet/route')).POST;
  commands = await import('@/lib/basket/commands');
  const row = (sql: string, ...values: number[]) => upstream.store.prepare(sql).get(...values);
  const id = Number(row("SELECT id FROM product WHERE kind = 'warranty' ORDER BY id LIMIT 1")?.['id']);
  cover = { id, option: Number(row('SELECT id FROM product_option WHERE product_id = ?', id)?.['id']) };
  const goodsAt = (index: number) => {
    const product = till.products[index] ?? 0;
    return { id: product, sku: String(row('SELECT sku FROM product WHERE id = ?', product)?.['sku']) };
  };
  dear = goodsAt(0);
  cheap = goodsAt(1);
  const charge = upstream.store.prepare('UPDATE product SET price = ?, sale_price = NULL WHERE id = ?');
  for (const [product, pence] of [
    [dear.id, 500_00],
    [cheap.id, 149_99],
    [cover.id, 30_00],
  ] as const)
    charge.run(pence, product);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

const coverFor = (sku: string) => ({
  product_id: cover.id,
  quantity: 1,
  option_selections: [{ option_id: cover.option, option_value: sku }],
});
const one = ({ id }: { id: number }) => ({ product_id: id, quantity: 1 });
const message = ({ answer }: { answer: unknown }) => (answer as { message: string }).message;
const ALONE = /is sold with its appliance, which is not in the basket\./;
const CHEAP = /we sell no cover for goods under £150\.00\./;

describe('cover added to a basket by a call', () => {
  test('is refused without its appliance, with the reason, and creates no basket', async () => {
    const refused = await ask(create, { body: { lineItem: coverFor(dear.sku) } });
    expect([refused.status, jar().has('cartId')]).toEqual([422, false]);
    expect(message(refused)).toMatch(ALONE);
    expect(message(refused)).toMatch(/you choose it on the appliance’s own page\.$/);
  });

  test('is refused for an appliance under £150, and accepted with or after a dearer one', async () => {
    expect(message(await ask(create, { body: { lineItem: [one(cheap), coverFor(cheap.sku)] } }))).toMatch(
      CHEAP,
    );
    const both = await ask(create, { body: { lineItem: [one(dear), coverFor(dear.sku)] } });
    expect(both.status).toBe(200);
    const cartId = jar().get('cartId') ?? '';
    const added = (sku: string) => ask(add, { body: { cartId, lineItem: coverFor(sku) } });
    expect((await added(dear.sku)).status).toBe(200);
    const refused = await added(cheap.sku);
    expect([refused.status, message(refused)]).toEqual([422, expect.stringMatching(ALONE)]);
  });

  test('is refused by the form of a page without scripts', async () => {
    const fields = { product: String(cheap.id), quantity: '1', sku: cheap.sku };
    const answer = await submit(addByForm, { ...fields, cover: `${cover.id}-${cover.option}` }, '/');
    expect(answer.status).toBe(303);
    expect(jar().has('cartId')).toBe(false);
  });
});

describe('an order with cover that is not sold that way', () => {
  /** A basket that no call of the shop lets be: the platform itself takes anything. */
  async function atThePlatform(items: Parameters<typeof commands.createBasket>[0]): Promise<void> {
    const made = await commands.createBasket(items, null);
    if (!made.ok) throw new Error('There is no basket.');
    jar().set('cartId', made.value.id);
  }

  test.each([
    ['its appliance is not in it', () => [one(cheap), coverFor(dear.sku)], ALONE],
    ['its appliance is too cheap', () => [one(cheap), coverFor(cheap.sku)], CHEAP],
  ])('is not placed where %s', async (_, items, words) => {
    await atThePlatform(items());
    const refused = await till.place(await till.steps());
    expect([refused.status, message(refused)]).toEqual([409, expect.stringMatching(words)]);
    expect(message(refused)).toMatch(/Remove it in your basket, then pay; nothing is paid yet\.$/);
    const wallet = await ask(beginWallet, {
      body: { cartId: jar().get('cartId'), wallet: 'sandbox.wallet' },
    });
    expect([wallet.status, message(wallet)]).toEqual([409, expect.stringMatching(words)]);
  });

  test('is placed where the cover’s appliance is in the basket and dear enough', async () => {
    await atThePlatform([one(dear), coverFor(dear.sku)]);
    expect((await till.place(await till.steps())).status).toBe(200);
  });
});
