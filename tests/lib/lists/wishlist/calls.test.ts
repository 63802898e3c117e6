import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../../support/jar';
import { ask } from '../../../support/shopper';
import { startUpstream, type Upstream } from '../../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../../support/jar'));
const log = vi.hoisted(() => vi.fn());
vi.mock('@/lib/platform/observe/log', async (original) => ({ ...(await original<object>()), log }));

type Post = typeof import('@/app/api/wishlist/add/route').POST;
let upstream: Upstream;
let read: typeof import('@/app/api/wishlist/route').GET;
let add: Post;
let remove: Post;
let share: Post;
let login: Post;
let register: Post;
let readSharedWishlist: typeof import('@/lib/lists/wishlist/queries').readSharedWishlist;

beforeAll(async () => {
  upstream = await startUpstream(60);
  ({ GET: read } = await import('@/app/api/wishlist/route'));
  ({ POST: add } = await import('@/app/api/wishlist/add/route'));
  ({ POST: remove } = await import('@/app/api/wishlist/remove/route'));
  ({ POST: share } = await import('@/app/api/wishlist/share/route'));
  ({ POST: login } = await import('@/app/api/login/route'));
  ({ POST: register } = await import('@/app/api/register/route'));
  ({ readSharedWishlist } = await import('@/lib/lists/wishlist/queries'));
}, 30_000);
let stopped = false;
afterAll(() => (stopped ? undefined : upstream[Symbol.asyncDispose]()));
beforeEach(() => jar().clear());

let people = 0;

/** A customer of the test's own, signed in. */
async function signedIn(): Promise<void> {
  jar().clear();
  people += 1;
  const person = { firstName: 'Ann', lastName: 'Other', phone: '', password: 'Enamel-and-steel-7' };
  const { status } = await ask(register, { body: { ...person, email: `ann${people}@example.org` } });
  expect(status).toBe(200);
}

type Answer = { wishlist: { id: number; shared: string | null; productIds: number[] } | null };
const wishlist = async () => ((await ask(read)).answer as Answer).wishlist;
const listOf = ({ answer }: { answer: unknown }) => (answer as Answer).wishlist;

describe('a customer’s wishlist', () => {
  test('is created private by the first add, and its id is readable by the browser', async () => {
    await signedIn();
    expect(await wishlist()).toBeNull();
    const added = await ask(add, { body: { product_id: [3, 1, 3] } });
    expect(added.status).toBe(200);
    const list = listOf(added);
    expect(list).toMatchObject({ shared: null, productIds: [3, 1] });
    expect(jar().get('wishlistId')).toBe(String(list?.id));
  });

  test('holds a product once, however often and however concurrently it is added', async () => {
    await signedIn();
    await Promise.all([
      ask(add, { body: { product_id: [1, 2] } }),
      ask(add, { body: { product_id: [2, 3] } }),
      ask(add, { body: { product_id: [1] } }),
    ]);
    expect((await wishlist())?.productIds.toSorted()).toEqual([1, 2, 3]);
  });

  test('ignores unknown products, and answers 404 if there is nothing else', async () => {
    await signedIn();
    const added = await ask(add, { body: { product_id: [2_000_000, 5] } });
    expect(listOf(added)?.productIds).toEqual([5]);
    expect((await ask(add, { body: { product_id: [2_000_000] } })).status).toBe(404);
  });

  test('loses the removed products, and ignores those that were not on it', async () => {
    await signedIn();
    const list = listOf(await ask(add, { body: { product_id: [1, 2, 3] } }));
    const left = await ask(remove, { body: { wishlist_id: list?.id, product_id: [2, 9] } });
    expect(listOf(left)?.productIds).toEqual([1, 3]);
  });

  test('is visible by its link until sharing is switched off', async () => {
    await signedIn();
    const list = listOf(await ask(add, { body: { product_id: [4, 2] } }));
    const shared = listOf(await ask(share, { body: { wishlist_id: list?.id, shared: true } }));
    expect(await readSharedWishlist(shared?.shared ?? '')).toEqual([4, 2]);
    await ask(share, { body: { wishlist_id: list?.id, shared: false } });
    expect(await readSharedWishlist(shared?.shared ?? '')).toBeNull();
  });
});

describe('a wishlist call', () => {
  test('by a visitor is answered 401', async () => {
    expect((await ask(read)).status).toBe(401);
    expect((await ask(add, { body: { product_id: [1] } })).status).toBe(401);
    expect((await ask(remove, { body: { wishlist_id: 1, product_id: [1] } })).status).toBe(401);
    expect((await ask(share, { body: { wishlist_id: 1, shared: true } })).status).toBe(401);
  });

  test('about another customer’s list is answered like an unknown one, and changes nothing', async () => {
    await signedIn();
    const hers = listOf(await ask(add, { body: { product_id: [1, 2] } }));
    const cookies = new Map(jar());
    jar().clear();
    await ask(login, { body: { email: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password } });
    for (const [handler, rest] of [
      [add, { product_id: [3] }],
      [remove, { product_id: [1] }],
      [share, { shared: true }],
    ] as const) {
      const strange = await ask(handler, { body: { wishlist_id: hers?.id, ...rest } });
      const unknown = await ask(handler, { body: { wishlist_id: 2_000_000, ...rest } });
      expect(strange).toMatchObject({ status: 404, answer: unknown.answer });
    }
    jar().clear();
    for (const [name, value] of cookies) jar().set(name, value);
    expect(await wishlist()).toEqual(hers);
  });

  test('with invalid input is answered 422', async () => {
    await signedIn();
    const bodies: object[] = [
      { product_id: [] },
      { product_id: Array.from({ length: 51 }, (_, at) => at + 1) },
      { product_id: ['1'] },
      { product_id: [-1] },
      { product_id: [2_147_483_648] },
      { product_id: [1], customer_id: 2 },
      { wishlist_id: 'x', product_id: [1] },
    ];
    for (const body of bodies) expect((await ask(add, { body })).status).toBe(422);
    expect(await wishlist()).toBeNull();
  });

  test('is answered 500 and logged while the platform is down', async () => {
    await signedIn();
    await upstream[Symbol.asyncDispose]();
    stopped = true;
    const { status, headers } = await ask(add, { body: { product_id: [1] } });
    expect(status).toBe(500);
    expect(headers.get('retry-after')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('error', 'wishlist', expect.anything());
  });
});
