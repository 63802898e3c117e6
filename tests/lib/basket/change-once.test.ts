import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubEnvironment } from '../../support/environment';
import { jar } from '../../support/jar';
import { type LossyLine, startLossyLine } from '../../support/lossy-line';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

type Post = (request: Request) => Promise<Response>;
type Basket = { id: string; lines: { id: string; quantity: number }[] };

const KEY = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';
const one = { product_id: 1, quantity: 1 };

let upstream: Upstream;
let line: LossyLine;
let routes: Record<'create' | 'add' | 'update' | 'remove', Post>;
/** Adds that the platform was asked for. */
let adds = 0;
/** Whether the platform makes what it is asked for, and the answer never arrives. */
let losesAnswers = false;

beforeAll(async () => {
  upstream = await startUpstream(60);
  line = await startLossyLine(upstream.url);
  line.fate = (_, body) => {
    if (!/mutation (CreateCart|AddCartLines)\b/.test(body)) return 'well';
    adds += 1;
    return losesAnswers ? 'answer lost' : 'well';
  };
  stubEnvironment({ SANDBOX_PORT: new URL(line.url).port, RATE_LIMITS: '0' });
  routes = {
    create: (await import('@/app/api/create-cart/route')).POST,
    add: (await import('@/app/api/add-cart-item/route')).POST,
    update: (await import('@/app/api/update-cart-item/route')).POST,
    remove: (await import('@/app/api/remove-cart-item/route')).POST,
  };
}, 30_000);
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});
beforeEach(() => {
  jar().clear();
  adds = 0;
  losesAnswers = false;
});

async function change(route: keyof typeof routes, body: object, key: string | null = null) {
  const { status, answer } = await ask(routes[route], {
    body,
    headers: key === null ? {} : { 'idempotency-key': key },
  });
  return { status, basket: (answer as { basket?: Basket | null }).basket, answer };
}
const aBasket = async (): Promise<Basket> => {
  const { basket } = await change('create', { lineItem: one });
  adds = 0;
  if (!basket) throw new Error('There is no basket.');
  return basket;
};
const quantities = (basket: Basket | null | undefined) => basket?.lines.map(({ quantity }) => quantity);

describe('a change with an idempotency key', () => {
  it('is made once, and answered each time with the current basket', async () => {
    const { id: cartId } = await aBasket();
    expect(quantities((await change('add', { cartId, lineItem: one }, KEY)).basket)).toEqual([2]);
    expect(quantities((await change('add', { cartId, lineItem: one }, OTHER)).basket)).toEqual([3]);
    expect(quantities((await change('add', { cartId, lineItem: one }, KEY)).basket)).toEqual([3]);
    expect(adds).toBe(2);
  });

  it('is made once when it is repeated while still in progress', async () => {
    const { id: cartId } = await aBasket();
    const key = `${KEY.slice(2)}aa`;
    const made = await Promise.all(
      Array.from({ length: 5 }, () => change('add', { cartId, lineItem: one }, key)),
    );
    expect(made.flatMap(({ basket }) => quantities(basket))).toEqual([2, 2, 2, 2, 2]);
    expect(adds).toBe(1);
  });

  it('creates one basket, whichever call repeats it', async () => {
    const key = `${KEY.slice(2)}bb`;
    const first = await change('create', { lineItem: one }, key);
    const again = await change('create', { lineItem: one }, key);
    const late = await change('add', { cartId: (await aBasket()).id, lineItem: one }, key);
    expect([again.basket?.id, late.basket?.id]).toEqual([first.basket?.id, first.basket?.id]);
    expect(quantities(late.basket)).toEqual([1]);
  });

  it('is remembered over a restart of the shop', async () => {
    const { id: cartId } = await aBasket();
    const key = `${KEY.slice(2)}ff`;
    await change('add', { cartId, lineItem: one }, key);
    Reflect.deleteProperty(globalThis, 'hobwrightShared');
    expect(quantities((await change('add', { cartId, lineItem: one }, key)).basket)).toEqual([2]);
  });

  it('is counted separately from changes with another key or none', async () => {
    const { id: cartId } = await aBasket();
    await change('add', { cartId, lineItem: one });
    await change('add', { cartId, lineItem: one });
    expect(quantities((await change('add', { cartId, lineItem: one }, `${KEY.slice(2)}cc`)).basket)).toEqual([
      4,
    ]);
  });

  it('is refused when its key belongs to a different change', async () => {
    const { id: cartId } = await aBasket();
    const key = `${KEY.slice(2)}dd`;
    await change('add', { cartId, lineItem: one }, key);
    const other = await change('add', { cartId, lineItem: { ...one, quantity: 2 } }, key);
    expect(other.status).toBe(422);
    expect(adds).toBe(1);
  });

  it('can be repeated after a refusal, which changed nothing', async () => {
    const { id: cartId } = await aBasket();
    const key = `${KEY.slice(2)}ee`;
    const none = { product_id: 2_000_000, quantity: 1 };
    expect((await change('add', { cartId, lineItem: none }, key)).status).not.toBe(200);
    expect((await change('add', { cartId, lineItem: one }, key)).status).toBe(200);
  });

  it('does not overwrite a later quantity or fail on a removed line when repeated', async () => {
    const { id: cartId, lines } = await aBasket();
    const itemId = lines[0]?.id ?? '';
    const set = (quantity: number, key: string) =>
      change('update', { cartId, itemId, lineItem: { quantity } }, key);
    const [three, five] = [`${OTHER.slice(2)}11`, `${OTHER.slice(2)}22`];
    await set(3, three);
    await set(5, five);
    expect(quantities((await set(3, three)).basket)).toEqual([5]);
    const gone = `${OTHER.slice(2)}33`;
    expect((await change('remove', { cartId, lineItem: itemId }, gone)).basket).toBeNull();
    expect((await change('remove', { cartId, lineItem: itemId }, gone)).basket).toBeNull();
  });
});

it('repeating the removal of a last line leaves another basket alone', async () => {
  const { id: cartId, lines } = await aBasket();
  const lineItem = lines[0]?.id ?? '';
  const key = `${OTHER.slice(2)}44`;
  expect((await change('remove', { cartId, lineItem }, key)).basket).toBeNull();
  // Such as the basket of an account that somebody signed in to meanwhile.
  const other = await aBasket();
  const again = await change('remove', { cartId: other.id, lineItem }, key);
  expect([again.status, again.basket?.id]).toEqual([200, other.id]);
  expect(jar().get('cartId')).toBe(other.id);
});

it('checks the basket when the platform’s answer to an add is lost', async () => {
  const { id: cartId } = await aBasket();
  losesAnswers = true;
  const { status, basket } = await change('add', { cartId, lineItem: one });
  expect([status, quantities(basket), adds]).toEqual([200, [2], 1]);
});
