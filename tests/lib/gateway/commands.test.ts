import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Session } from '@/lib/platform/session/session';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', () => ({ cookies: () => undefined }));

let upstream: Upstream;
let askGateway: typeof import('@/lib/gateway/commands').askGateway;
let createBasket: typeof import('@/lib/basket/commands').createBasket;

beforeAll(async () => {
  upstream = await startUpstream(60);
  ({ askGateway } = await import('@/lib/gateway/commands'));
  ({ createBasket } = await import('@/lib/basket/commands'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

const session: Session = { id: 's', customerId: 1, token: 'hers', expiresAt: Date.now() + 60_000 };
async function signInAs({ email, password }: { email: string; password: string }): Promise<Session> {
  const { commerceMutation } = await import('@/lib/platform/upstreams/commerce');
  const { LoginMutation } = await import('@/lib/customer/documents');
  const answer = await commerceMutation(LoginMutation, { email, password });
  const { customer, customerAccessToken } = (answer.ok && answer.value.login) || {};
  return { ...session, customerId: customer?.entityId ?? 0, token: customerAccessToken?.value ?? '' };
}
const never = async () => false;
const always = async () => true;

const ask = (
  query: string,
  variables: Record<string, unknown> = {},
  who: Session | null = null,
  mayChange = never,
) => askGateway({ graphqlQuery: { query, variables }, cacheTime: 0 }, who, mayChange);

test('the catalogue is open to everybody', async () => {
  const answer = await ask('{ site { categoryTree { name } } }');
  expect(answer).toMatchObject({ ok: true, value: { data: { site: { categoryTree: expect.any(Array) } } } });
});

test('a visitor is no customer, whatever the request says', async () => {
  expect(await ask('{ customer { email } }')).toEqual({ ok: true, value: { data: { customer: null } } });
});

describe('a mutation', () => {
  const CREATE =
    'mutation ($input: CreateCartInput!) { cart { createCart(input: $input) { cart { entityId lineItems { totalQuantity } } } } }';
  const input = { lineItems: [{ productEntityId: 1, quantity: 1 }] };

  test('is refused without the anti-forgery token', async () => {
    expect(await ask(CREATE, { input })).toEqual({ ok: false, error: { kind: 'forgery' } });
  });
  test('is made with the anti-forgery token', async () => {
    const made = await ask(CREATE, { input }, null, always);
    expect(made).toMatchObject({ ok: true, value: { data: { cart: { createCart: expect.anything() } } } });
  });
});

describe('a cart', () => {
  const READ = 'query ($id: String) { site { cart(entityId: $id) { entityId } } }';
  const none = { ok: true, value: { data: null, errors: [{ message: 'Not Found: Cart does not exist' }] } };
  const cartOf = async (who: Session | null) => {
    const made = await createBasket([{ product_id: 1, quantity: 1 }], who);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value.id;
  };

  test('of a visitor is readable by whoever knows its id', async () => {
    const id = await cartOf(null);
    expect(await ask(READ, { id })).toMatchObject({ value: { data: { site: { cart: { entityId: id } } } } });
  });
  test('of a customer is readable by nobody else, and is answered like one that does not exist', async () => {
    const signedIn = await signInAs(DEMO_CUSTOMER);
    const id = await cartOf(signedIn);
    expect(await ask(READ, { id }, signedIn)).toMatchObject({ ok: true });
    expect(await ask(READ, { id })).toEqual(none);
    upstream.store.prepare('UPDATE cart SET customer_id = ? WHERE id = ?').run(signedIn.customerId + 1, id);
    expect(await ask(READ, { id }, signedIn)).toEqual(none);
    const DROP =
      'mutation ($id: String!) { cart { deleteCart(input: { cartEntityId: $id }) { deletedCartEntityId } } }';
    expect(await ask(DROP, { id }, null, always)).toEqual(none);
  });
  test.each(['x', '2f1b8a54-9f0e-4b44-9d55-1d1b3c8d9e0f', '../../v2/orders'])(
    'with the id %s does not exist',
    async (id) => {
      expect(await ask(READ, { id })).toEqual(none);
    },
  );
});

test('an answer is cached for the requested time, and for visitors only', async () => {
  const body = {
    graphqlQuery: { query: '{ site { brands(first: 1) { edges { node { name } } } } }' },
    cacheTime: 60,
  };
  const first = await askGateway(body, null, never);
  upstream.store.exec("UPDATE brand SET name = name || ' & Sons'");
  expect(await askGateway(body, null, never)).toEqual(first);
  expect(await askGateway({ ...body, cacheTime: 0 }, null, never)).not.toEqual(first);
  expect(await askGateway(body, session, never)).not.toEqual(first);
});
