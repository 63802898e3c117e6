import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../support/jar';
import { ask, submit } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

const { email, password } = DEMO_CUSTOMER;
const DAY = 86_400_000;
type Handler = (request: Request) => Promise<Response>;

let upstream: Upstream;
let calls: Record<'login' | 'get' | 'create' | 'add' | 'remove', Handler>;
let createBasket: typeof import('@/lib/basket/commands').createBasket;
let getCurrentCheckout: typeof import('@/lib/checkout/queries').getCurrentCheckout;
let readSession: typeof import('@/lib/platform/session/session').readSession;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  const [login, get, create, add, remove] = await Promise.all([
    import('@/app/api/login/route'),
    import('@/app/api/get-cart/route'),
    import('@/app/api/create-cart/route'),
    import('@/app/api/add-cart-item/route'),
    import('@/app/api/remove-cart-item/route'),
  ]);
  calls = { login: login.POST, get: get.GET, create: create.POST, add: add.POST, remove: remove.POST };
  ({ createBasket } = await import('@/lib/basket/commands'));
  ({ getCurrentCheckout } = await import('@/lib/checkout/queries'));
  ({ readSession } = await import('@/lib/platform/session/session'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  jar().clear();
  upstream.store.exec('DELETE FROM cart');
  setReference('');
});

function setReference(value: string): void {
  upstream.store
    .prepare('UPDATE customer_attribute_value SET value = ? WHERE customer_id = 1 AND attribute_id = 2')
    .run(value);
}
function reference(): { entityId?: string; expires?: number } | null {
  const row = upstream.store
    .prepare('SELECT value FROM customer_attribute_value WHERE customer_id = 1 AND attribute_id = 2')
    .get() as { value: string };
  return row.value === '' ? null : (JSON.parse(row.value) as object);
}
const toCart = (entityId: string, expires = Date.now() + DAY) => JSON.stringify({ entityId, expires });
async function cartOf(customerId: number | null): Promise<string> {
  const made = await createBasket([{ product_id: 1, quantity: 1 }], null);
  if (!made.ok) throw new Error('no cart');
  upstream.store.prepare('UPDATE cart SET customer_id = ? WHERE id = ?').run(customerId ?? 0, made.value.id);
  return made.value.id;
}
const signIn = () => ask(calls.login, { body: { email, password } });
const read = (cartId?: string) =>
  ask(calls.get, { path: `/api/get-cart${cartId ? `?cartId=${cartId}` : ''}` });
const items = { product_id: 1, quantity: 1 };

describe('a visitor', () => {
  test('has no basket without naming one', async () => {
    expect((await read()).answer).toEqual({ basket: null });
  });
  test('never sees a customer’s cart', async () => {
    expect((await read(await cartOf(1))).status).toBe(404);
  });
});

describe('signing in', () => {
  test('keeps the visitor’s cart and writes a reference that lasts eight days', async () => {
    jar().set('cartId', await cartOf(null));
    await signIn();
    expect(reference()?.entityId).toBe(jar().get('cartId'));
    expect(Math.abs((reference()?.expires ?? 0) - Date.now() - 8 * DAY)).toBeLessThan(60_000);
  });
  test('loads the cart of the stored reference', async () => {
    const cartId = await cartOf(1);
    setReference(toCart(cartId));
    await signIn();
    expect(jar().get('cartId')).toBe(cartId);
  });
  test('clears a reference whose cart is gone', async () => {
    setReference(toCart('5f2c1e1a-0000-4000-8000-000000000001'));
    await signIn();
    expect([jar().has('cartId'), reference()]).toEqual([false, null]);
  });
});

describe('a customer reading the basket', () => {
  test('keeps the cart of a valid reference', async () => {
    await signIn();
    const cartId = await cartOf(1);
    jar().set('cartId', cartId);
    setReference(toCart(cartId));
    expect((await read(cartId)).answer).toMatchObject({ basket: { id: cartId } });
    expect(jar().get('cartId')).toBe(cartId);
  });
  test('has no basket when the reference to the cookie’s cart has expired', async () => {
    await signIn();
    const cartId = await cartOf(1);
    jar().set('cartId', cartId);
    setReference(toCart(cartId, Date.now() - 1));
    expect((await read(cartId)).answer).toEqual({ basket: null });
    expect(await getCurrentCheckout(await readSession())).toBeNull();
  });
  test('has no basket when the reference has expired and the cookie names another cart', async () => {
    await signIn();
    const [mine, other] = [await cartOf(1), await cartOf(1)];
    jar().set('cartId', other);
    setReference(toCart(mine, Date.now() - 1));
    expect((await read(other)).answer).toEqual({ basket: null });
  });
  test.each(['', 'not json', '{"entityId":"1"}'])('has no basket when the reference is %j', async (value) => {
    await signIn();
    jar().set('cartId', await cartOf(1));
    setReference(value);
    expect((await read(jar().get('cartId') ?? '')).answer).toEqual({ basket: null });
  });
  test('gets the reference’s cart when the cookie names another', async () => {
    await signIn();
    const [mine, other] = [await cartOf(1), await cartOf(null)];
    jar().set('cartId', other);
    setReference(toCart(mine));
    expect((await read(other)).answer).toMatchObject({ basket: { id: mine } });
  });
  test('loses the reference when its cart is gone', async () => {
    await signIn();
    const gone = '5f2c1e1a-0000-4000-8000-000000000001';
    jar().set('cartId', gone);
    setReference(toCart(gone));
    expect((await read(gone)).status).toBe(404);
    expect(reference()).toBeNull();
  });
  test.each(['none', 'of a visitor’s basket that was merged into it', 'of another basket of theirs'])(
    'sees and pays for the reference’s cart when the cookie’s cart is %s',
    async (cookie) => {
      await signIn();
      const cartId = await cartOf(1);
      setReference(toCart(cartId));
      if (cookie === 'none') jar().delete('cartId');
      else
        jar().set(
          'cartId',
          cookie.startsWith('of another') ? await cartOf(1) : '5f2c1e1a-0000-4000-8000-000000000001',
        );
      const remembered = jar().get('cartId');
      expect((await read(remembered)).answer).toMatchObject({ basket: { id: cartId } });
      expect((await getCurrentCheckout(await readSession()))?.checkout.id).toBe(cartId);
    },
  );
  test.each([
    ['', 'blank'],
    [toCart('5f2c1e1a-0000-4000-8000-000000000001'), 'to a cart that is gone'],
  ])('cannot check out the cookie’s cart when the reference %j is %s', async (value, _what) => {
    await signIn();
    const cartId = await cartOf(1);
    jar().set('cartId', cartId);
    setReference(value);
    expect(await getCurrentCheckout(await readSession())).toBeNull();
  });
  test.each([60_000, 6.9 * DAY])(
    'gets at least seven more days for a reference with %i ms left',
    async (left) => {
      await signIn();
      const cartId = await cartOf(1);
      setReference(toCart(cartId, Date.now() + left));
      await read(cartId);
      expect((reference()?.expires ?? 0) - Date.now()).toBeGreaterThan(7.9 * DAY);
    },
  );
  test('loses neither cookie nor reference while the platform cannot be reached', async () => {
    await signIn();
    const cartId = await cartOf(1);
    jar().set('cartId', cartId);
    setReference(toCart(cartId));
    const quiet = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    upstream.store.exec('ALTER TABLE cart RENAME TO cart_away');
    const { status } = await read(cartId);
    upstream.store.exec('ALTER TABLE cart_away RENAME TO cart');
    quiet.mockRestore();
    expect([status, jar().get('cartId'), reference()?.entityId]).toEqual([500, cartId, cartId]);
  });
});

test('a customer without a cart cookie gets the errors of a checkout step shown', async () => {
  const { POST } = await import('@/app/api/checkout/contact/route');
  const { getFormNote } = await import('@/lib/forms/queries');
  await signIn();
  const cartId = await cartOf(1);
  setReference(toCart(cartId));
  jar().delete('cartId');
  const back = await submit(POST, { email: 'no address', phone: '07700 900123' }, '/checkout');
  const { searchParams } = new URL(back.headers.get('location') ?? '', 'http://localhost:3000');
  const query = Promise.resolve(Object.fromEntries(searchParams));
  expect(await getFormNote({ id: cartId }, query)).toMatchObject({
    kind: 'refused',
    values: { email: 'no address', phone: '07700 900123' },
  });
});

describe('a customer changing the basket', () => {
  test('has a reference from the first product on', async () => {
    await signIn();
    await ask(calls.create, { body: { lineItem: items } });
    expect(reference()?.entityId).toBe(jar().get('cartId'));
  });
  test('has the reference renewed at most once a day, however often the basket changes', async () => {
    await signIn();
    await ask(calls.create, { body: { lineItem: items } });
    const cartId = jar().get('cartId') ?? '';
    const add = () => ask(calls.add, { body: { cartId, lineItem: items } });
    setReference(toCart(cartId, Date.now() + 7.5 * DAY));
    await add();
    expect((reference()?.expires ?? 0) - Date.now()).toBeLessThan(7.6 * DAY);
    setReference(toCart(cartId, Date.now() + 6.5 * DAY));
    await add();
    expect((reference()?.expires ?? 0) - Date.now()).toBeGreaterThan(7.9 * DAY);
  });
  test('adds to the reference’s cart when the cookie names another', async () => {
    await signIn();
    const [mine, other] = [await cartOf(1), await cartOf(1)];
    jar().set('cartId', other);
    setReference(toCart(mine));
    await ask(calls.add, { body: { cartId: other, lineItem: items } });
    expect([jar().get('cartId'), reference()?.entityId]).toEqual([mine, mine]);
    expect((await read(other)).answer).toMatchObject({ basket: { id: mine, lines: [{ quantity: 2 }] } });
  });
  test('keeps the basket while the platform cannot store the reference, which is retried', async () => {
    await signIn();
    const refuse = (fault: string, method = 'PUT') =>
      fetch(`${upstream.url}/control/faults`, {
        method,
        headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
        body: JSON.stringify({ upstream: 'rest', fault }),
      });
    const quiet = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await refuse('5xx');
    await ask(calls.create, { body: { lineItem: items } });
    const cartId = jar().get('cartId');
    expect(reference()).toBeNull();
    expect((await read(cartId)).answer).toMatchObject({ basket: { id: cartId } });
    expect((await getCurrentCheckout(await readSession()))?.checkout.id).toBe(cartId);
    await refuse('5xx', 'DELETE');
    quiet.mockRestore();
    const stored = async () => [(await read(cartId)).answer, reference()?.entityId];
    await expect
      .poll(stored, { timeout: 15_000, interval: 500 })
      .toMatchObject([{ basket: { id: cartId } }, cartId]);
    setReference('');
    expect((await read(cartId)).answer, 'and no longer kept here').toEqual({ basket: null });
  }, 30_000);
  test('changes nothing while the reference cannot be read', async () => {
    await signIn();
    const [mine, other] = [await cartOf(1), await cartOf(1)];
    jar().set('cartId', other);
    setReference(toCart(mine));
    const quiet = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    upstream.store.exec('ALTER TABLE customer_attribute_value RENAME TO attribute_away');
    const added = await ask(calls.add, { body: { cartId: other, lineItem: items } });
    const made = await ask(calls.create, { body: { lineItem: items } });
    upstream.store.exec('ALTER TABLE attribute_away RENAME TO customer_attribute_value');
    quiet.mockRestore();
    expect([added.status, made.status]).toEqual([500, 500]);
    expect(reference()?.entityId).toBe(mine);
    expect((await read(other)).answer).toMatchObject({ basket: { id: mine, lines: [{ quantity: 1 }] } });
  });
  test('loses a reference to a cart that is gone, whichever cart the browser names', async () => {
    await signIn();
    jar().set('cartId', await cartOf(1));
    setReference(toCart('5f2c1e1a-0000-4000-8000-000000000001'));
    const { status } = await ask(calls.add, { body: { cartId: jar().get('cartId'), lineItem: items } });
    expect([status, reference()]).toEqual([404, null]);
  });
  test('has one cart at a time', async () => {
    await signIn();
    await ask(calls.create, { body: { lineItem: items } });
    const first = jar().get('cartId');
    jar().delete('cartId');
    await ask(calls.create, { body: { lineItem: items } });
    expect(jar().get('cartId')).toBe(first);
  });
  test('has neither cart nor reference after removing the last line', async () => {
    await signIn();
    const made = await ask(calls.create, { body: { lineItem: items } });
    const { basket } = made.answer as { basket: { id: string; lines: { id: string }[] } };
    await ask(calls.remove, { body: { cartId: basket.id, lineItem: basket.lines[0]?.id } });
    expect([jar().has('cartId'), reference()]).toEqual([false, null]);
  });
});
