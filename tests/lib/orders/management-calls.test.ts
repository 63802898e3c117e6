import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statusId } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../sandbox/demo/seed/customers/data/people.ts';
import type { Session } from '@/lib/platform/session/session';
import { draft, PLACED } from '../../sandbox/order-drafts';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => ({
  ...(await import('../../support/jar')),
  headers: async () => new Headers(),
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => {} }));

const GUESTS = 1_300_000_001;
const SENT = 1_300_000_002;
const FRESH = 1_300_000_003;
const CART = 'bc218c65-7a32-4ab7-8082-68730c074d02';
const EMAIL = 'pat@example.org';
/** One call for what GraphQL does not tell; pages keep its answer. */
const FACTS = 'GET /v2/orders/{id}';

let upstream: Upstream;
let customer: Session;
let track: (request: Request) => Promise<Response>;
let login: typeof track;

beforeAll(async () => {
  upstream = await startUpstream(60);
  ({ POST: track } = await import('@/app/api/track-order/route'));
  ({ POST: login } = await import('@/app/api/login/route'));
  customer = await signIn();
  const base = draft({ number: GUESTS });
  const [delivery] = base.consignments;
  const fresh = { ...base, status: statusId('Awaiting Fulfillment'), coupons: [] };
  const unsent = [{ ...delivery!, shipments: [] }];
  insertOrder(upstream.store, { ...base, customerId: 0, cartId: CART });
  insertOrder(upstream.store, { ...base, number: SENT, customerId: customer.customerId, cartId: null });
  insertOrder(upstream.store, {
    ...fresh,
    number: FRESH,
    customerId: customer.customerId,
    cartId: null,
    createdAt: PLACED + 1,
    consignments: unsent,
  });
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  jar().clear();
  Reflect.get(globalThis, 'hobwrightShared')?.delete('rate-limit');
});

async function signIn(): Promise<Session> {
  await ask(login, { body: { email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD } });
  const { readSession } = await import('@/lib/platform/session/session');
  return (await readSession())!;
}

const open = (order: number) => ask(track, { body: { order: String(order), proof: EMAIL } });

/** The calls that a reading makes, the order's number left out. */
async function callsOf(read: () => Promise<unknown>): Promise<string[]> {
  const from = upstream.managementCalls.length;
  await read();
  const calls = upstream.managementCalls.slice(from);
  return calls.map((call) => call.replace(/\d{10}/, '{id}')).toSorted();
}

const ownPage = async (id: number) => {
  const { getOrder } = await import('@/lib/orders/queries');
  const { returnsOf } = await import('@/lib/orders/changes/return-queries');
  const order = (await getOrder(customer, '/account', id))!;
  return { order, returns: await returnsOf(order) };
};
const trackPage = async (id: number, session: Session | null = null) => {
  const { trackOrder } = await import('@/lib/orders/tracking/track-queries');
  const { returnsOf } = await import('@/lib/orders/changes/return-queries');
  const found = await trackOrder(id, session);
  if (!found.ok) throw new Error('The order cannot be read.');
  if (found.value.kind === 'whole') await returnsOf(found.value.order);
  return found.value.kind;
};

test('reading the day of the next delivery makes one management call', async () => {
  const { getDueDays } = await import('@/lib/orders/queries');
  expect(await callsOf(() => getDueDays(FRESH))).toEqual([FACTS]);
});

test('lists of orders make no management call', async () => {
  const { getOrders } = await import('@/lib/orders/queries');
  const { GET } = await import('@/app/api/get-orders/route');
  customer = await signIn();
  expect(await callsOf(() => getOrders(customer, '/account'))).toEqual([]);
  let told: unknown;
  const calls = await callsOf(async () => {
    told = (await ask(GET, { path: `/api/get-orders?customer_id=${customer.customerId}` })).answer;
  });
  expect(calls).toEqual([]);
  const { data } = told as { data: { id: number }[] };
  expect(data.find(({ id }) => id === SENT)).toEqual({
    id: SENT,
    status_id: statusId('Shipped'),
    status: 'Shipped',
    date_created: 'Tue, 18 Aug 2026 09:30:00 +0000',
    date_modified: expect.stringMatching(/ \+0000$/),
    items_total: 3,
    total_inc_tax: expect.any(Number),
  });
  expect(data.find(({ id }) => id === FRESH)).toMatchObject({ status: 'Awaiting Fulfillment' });
});

test('a customer’s own order makes one management call for its facts, on either page', async () => {
  customer = await signIn();
  for (const id of [SENT, FRESH]) {
    expect(await callsOf(() => ownPage(id))).toEqual([FACTS]);
    expect(await callsOf(() => trackPage(id, customer))).toEqual([FACTS]);
  }
});

test('a guest’s order makes one management call when it is opened and one when it is shown', async () => {
  expect(await callsOf(() => open(GUESTS))).toEqual([FACTS]);
  const shown = await callsOf(async () => expect(await trackPage(GUESTS)).toBe('whole'));
  expect(shown).toEqual([FACTS]);
  const { requireOrder } = await import('@/lib/orders/tracking/opened-queries');
  expect(await callsOf(() => requireOrder({ order: String(GUESTS) }))).toEqual([FACTS]);
});

test('an order known only by its number makes one management call', async () => {
  expect(await callsOf(async () => expect(await trackPage(SENT)).toBe('outline'))).toEqual([FACTS]);
});

test('a customer’s order that a guest opened requests only the parts that it has', async () => {
  await open(FRESH);
  const fresh = await callsOf(async () => expect(await trackPage(FRESH)).toBe('whole'));
  expect(fresh).toEqual([FACTS, `${FACTS}/taxes`]);
  await open(SENT);
  const sent = await callsOf(async () => expect(await trackPage(SENT)).toBe('whole'));
  const parts = ['shipments', 'taxes'].map((part) => `${FACTS}/${part}`);
  expect(sent).toEqual([FACTS, ...parts, 'GET /v3/orders/{id}/metafields']);
});

test('checking whether a placed order is paid makes no management call', async () => {
  const { readOrderState } = await import('@/lib/checkout/placing/order-queries');
  customer = await signIn();
  const states: unknown[] = [];
  const calls = await callsOf(async () => {
    states.push(await readOrderState({ order: GUESTS, cart: CART }, null));
    states.push(await readOrderState({ order: FRESH, cart: '' }, customer));
  });
  expect(calls).toEqual([]);
  expect(states).toMatchObject([{ value: { state: 'paid', cart: CART } }, { value: { state: 'paid' } }]);
});

test('an order that GraphQL does not show to the shopper is checked by its record', async () => {
  const { readOrderState } = await import('@/lib/checkout/placing/order-queries');
  const calls = await callsOf(async () => {
    const found = await readOrderState({ order: GUESTS, cart: '00000000-0000-4000-8000-000000000000' }, null);
    expect(found).toMatchObject({ ok: true, value: { state: 'paid', cart: CART } });
  });
  expect(calls).toEqual([FACTS]);
});
