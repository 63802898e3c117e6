import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { all, run } from '../../../sandbox/store/rows.ts';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

type Handler = (request: Request) => Promise<Response>;
let upstream: Upstream;
let handlers: Record<'login' | 'register' | 'save' | 'remove' | 'password' | 'elsewhere' | 'data', Handler>;
let readSession: typeof import('@/lib/platform/session/session').readSession;

beforeAll(async () => {
  upstream = await startUpstream(60);
  handlers = {
    login: (await import('@/app/api/login/route')).POST,
    register: (await import('@/app/api/register/route')).POST,
    save: (await import('@/app/api/account/profile/route')).POST,
    remove: (await import('@/app/api/account/delete/route')).POST,
    password: (await import('@/app/api/change-password/route')).POST,
    elsewhere: (await import('@/app/api/account/sign-out-elsewhere/route')).POST,
    data: (await import('@/app/api/account/data/route')).GET,
  };
  ({ readSession } = await import('@/lib/platform/session/session'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

const PASSWORD = 'Quiet-Kettle-9';
let count = 0;
let person: { firstName: string; lastName: string; email: string; phone: string };
beforeEach(async () => {
  jar().clear();
  Reflect.get(globalThis, 'hobwrightShared')?.delete('rate-limit');
  count += 1;
  person = { firstName: 'Pat', lastName: 'Moss', email: `pat${count}@example.org`, phone: '' };
  await ask(handlers.register, { body: { ...person, password: PASSWORD } });
});
const signIn = (email: string, password = PASSWORD) => ask(handlers.login, { body: { email, password } });

describe('account details', () => {
  test('can be changed, and the greeting changes with them', async () => {
    const { status } = await ask(handlers.save, { body: { ...person, firstName: 'Patricia' } });
    expect(status).toBe(200);
    expect(jar().get('customerInfo')).toBe('Patricia');
  });
  test.each(['', 'wrong'])(
    'keep their e-mail address without the correct password (%j)',
    async (currentPassword) => {
      const given = { ...person, email: 'thief@example.org', currentPassword };
      expect(await ask(handlers.save, { body: given })).toMatchObject({
        status: 422,
        answer: { fields: { currentPassword: expect.any(String) } },
      });
      expect((await signIn('thief@example.org')).status).toBe(401);
    },
  );
  test('accept a new e-mail address with the password', async () => {
    const email = `new${count}@example.org`;
    expect((await ask(handlers.save, { body: { ...person, email, currentPassword: PASSWORD } })).status).toBe(
      200,
    );
    expect((await signIn(email)).status).toBe(200);
  });
  test('refuse an e-mail address in use, and another customer’s id', async () => {
    const taken = { ...person, email: DEMO_CUSTOMER.email, currentPassword: PASSWORD };
    expect((await ask(handlers.save, { body: taken })).status).toBe(422);
    expect((await ask(handlers.save, { body: { ...person, entityId: '1' } })).status).toBe(422);
  });
});

describe('other devices', () => {
  /** Signs in on a second device, which is the browser from then on; what comes back is the first again. */
  async function secondDevice() {
    const first = new Map(jar());
    jar().clear();
    await signIn(person.email);
    return () => {
      jar().clear();
      for (const [name, value] of first) jar().set(name, value);
    };
  }
  test('are signed out by the platform on a new sign-in', async () => {
    const toFirst = await secondDevice();
    expect(await readSession()).not.toBeNull();
    toFirst();
    expect(await readSession()).toBeNull();
  });
  test('are signed out at once by the button, even if a cached check still holds', async () => {
    expect(await readSession()).not.toBeNull();
    const toFirst = await secondDevice();
    expect((await ask(handlers.elsewhere, { body: {} })).status).toBe(200);
    expect(await readSession()).not.toBeNull();
    toFirst();
    expect(await readSession()).toBeNull();
  });
  test('are signed out at once by a new password; a wrong current password is refused', async () => {
    expect(await readSession()).not.toBeNull();
    const toFirst = await secondDevice();
    const body = { currentPassword: 'wrong', newPassword: 'Calm-Ladle-77' };
    expect((await ask(handlers.password, { body })).answer).toMatchObject({
      fields: { currentPassword: 'This is not your current password' },
    });
    const right = { ...body, currentPassword: PASSWORD };
    expect((await ask(handlers.password, { body: right })).status).toBe(200);
    expect(await readSession()).not.toBeNull();
    toFirst();
    expect(await readSession()).toBeNull();
  });
});

describe('personal data', () => {
  test('are a download for their owner and nobody else', async () => {
    const mine = await ask(handlers.data);
    expect(mine.headers.get('content-disposition')).toContain('attachment');
    expect(mine.headers.get('cache-control')).toBe('no-store');
    expect(mine.answer).toMatchObject({ profile: { email: person.email }, addresses: [], orders: [] });
    jar().clear();
    expect((await ask(handlers.data)).status).toBe(401);
  });
  test('include the owner’s alerts, and how many orders were left out', async () => {
    const { addAlert } = await import('@/lib/platform/durable/alert-book');
    await addAlert(1, person.email.toUpperCase(), 19_900);
    await addAlert(2, 'somebody@example.org', null);
    const { answer } = await ask(handlers.data);
    expect(answer).toMatchObject({ ordersLeftOut: 0 });
    expect(Reflect.get(Object(answer), 'alerts')).toEqual([
      expect.objectContaining({ productId: 1, price: 19_900 }),
    ]);
  });
  test('include products no longer sold in the wishlist and alerts, with their names', async () => {
    const { store } = upstream;
    const [gone, sold] = all<{ id: number; sku: string; name: string }>(
      store,
      "SELECT id, sku, name FROM product WHERE kind = 'washing-machine' ORDER BY id LIMIT 2",
    );
    const { POST: add } = await import('@/app/api/wishlist/add/route');
    await ask(add, { body: { product_id: [gone?.id, sold?.id] } });
    const { addAlert } = await import('@/lib/platform/durable/alert-book');
    await addAlert(gone?.id ?? 0, person.email, null);
    run(store, 'UPDATE product SET is_visible = 0 WHERE id = ?', gone?.id ?? 0);
    run(store, 'UPDATE price_event SET units = 9 WHERE product_id = ?', gone?.id ?? 0);
    const { answer } = await ask(handlers.data);
    const told = ({ id, ...rest } = { id: 0, sku: '', name: '' }) => ({ productId: id, ...rest });
    expect(answer).toMatchObject({ wishlist: [told(gone), told(sold)], alerts: [told(gone)] });
  });
  test('can be downloaded three times an hour', async () => {
    for (const time of [1, 2, 3]) expect((await ask(handlers.data)).status, String(time)).toBe(200);
    const fourth = await ask(handlers.data);
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(60);
  });
  test('lose the owner’s alerts with the account, and nobody else’s', async () => {
    const { addAlert, alertsFor } = await import('@/lib/platform/durable/alert-book');
    await addAlert(3, person.email, null);
    await addAlert(3, 'somebody@example.org', null);
    await ask(handlers.remove, { body: { currentPassword: PASSWORD } });
    expect((await alertsFor(3)).map(({ email }) => email)).toEqual(['somebody@example.org']);
  });
  test('are deleted only with the password, and the session ends with them', async () => {
    expect((await ask(handlers.remove, { body: { currentPassword: 'wrong' } })).status).toBe(422);
    expect(await readSession()).not.toBeNull();
    expect((await ask(handlers.remove, { body: { currentPassword: PASSWORD } })).status).toBe(200);
    expect(await readSession()).toBeNull();
    expect((await signIn(person.email)).status).toBe(401);
    jar().clear();
    expect((await signIn(DEMO_CUSTOMER.email, DEMO_CUSTOMER.password)).status).toBe(200);
  });
});
