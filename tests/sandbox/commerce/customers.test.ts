import { expect, test } from 'vitest';
import { hashPassword } from '../../../sandbox/commerce/customers/password.ts';
import { PRODUCTS } from '../catalogue.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { ASSIGN, CREATE_CART, CUSTOMER_QUERY, GET_CART, LOGIN, LOGOUT, UNASSIGN } from './documents.ts';

const PASSWORD = 'Correct-horse-7';
const hash = hashPassword(PASSWORD);

async function withCustomer(): Promise<TestSandbox> {
  const sandbox = await openSandbox();
  sandbox.addCustomer({ id: 41, email: 'pat@example.org', passwordHash: await hash });
  sandbox.store.exec(`INSERT INTO customer_attribute_value (customer_id, attribute_id, value, created_at, updated_at)
    VALUES (41, 2, '1,2', 0, 0)`);
  return sandbox;
}

interface LoggedIn {
  login: { customerAccessToken: { value: string; expiresAt: string }; cart: { entityId: string } | null };
}

async function signIn(sandbox: TestSandbox, cart: string | null = null): Promise<LoggedIn['login']> {
  const { data, errors } = await sandbox.graphql<LoggedIn>(LOGIN, {
    email: 'Pat@Example.org',
    password: PASSWORD,
    cart,
  });
  expect(errors).toEqual([]);
  if (!data) throw new Error('Not signed in.');
  return data.login;
}

async function makeCart(sandbox: TestSandbox, headers: Record<string, string> = {}, productEntityId = 101) {
  const { data } = await sandbox.graphql<{ cart: { createCart: { cart: { entityId: string } } } }>(
    CREATE_CART,
    { input: { lineItems: [{ quantity: 1, productEntityId }] } },
    headers,
  );
  return data?.cart.createCart.cart.entityId ?? '';
}

const as = (token: string): Record<string, string> => ({ 'x-bc-customer-access-token': token });

test('a customer signs in with the right password only', async () => {
  await using sandbox = await withCustomer();
  for (const wrong of [
    { email: 'pat@example.org', password: 'x' },
    { email: 'no@example.org', password: PASSWORD },
  ]) {
    const answer = await sandbox.graphql(LOGIN, wrong);
    expect(answer).toMatchObject({ status: 200, data: null, errors: [{ message: 'Invalid credentials' }] });
  }
  const { customerAccessToken } = await signIn(sandbox);
  expect(customerAccessToken.value).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(customerAccessToken.expiresAt).toBe('2026-08-27T10:00:00Z');
  const { data } = await sandbox.graphql(CUSTOMER_QUERY, {}, as(customerAccessToken.value));
  expect(data).toMatchObject({
    customer: {
      entityId: 41,
      email: 'pat@example.org',
      firstName: 'Pat',
      attributes: { attribute: { entityId: 2, name: 'Active cart', value: '1,2' } },
    },
  });
});

test('login refuses a customer who has to set a new password', async () => {
  await using sandbox = await withCustomer();
  sandbox.store.exec('UPDATE customer SET force_password_reset = 1');
  const { errors } = await sandbox.graphql(LOGIN, { email: 'pat@example.org', password: PASSWORD });
  expect(errors[0]?.message).toMatch(/Reset password$/);
});

test('an expired or invented customer token counts as none, or is an error on request', async () => {
  await using sandbox = await withCustomer();
  const { customerAccessToken } = await signIn(sandbox);
  sandbox.clock.now += 8 * 24 * 60 * 60 * 1000;
  const headers = as(customerAccessToken.value);
  expect(await sandbox.graphql(CUSTOMER_QUERY, {}, headers)).toMatchObject({
    data: { customer: null },
    errors: [],
  });
  const strict = { ...headers, 'x-bc-error-on-invalid-customer-access-token': 'true' };
  expect(await sandbox.graphql(CUSTOMER_QUERY, {}, strict)).toMatchObject({
    status: 200,
    data: null,
    errors: [{ extensions: { code: 'INVALID_CUSTOMER_ACCESS_TOKEN' } }],
  });
  expect(await sandbox.graphql(CUSTOMER_QUERY, {}, { ...strict, ...as('') })).toMatchObject({
    errors: [{ extensions: { code: 'MISSING_CUSTOMER_ACCESS_TOKEN' } }],
  });
});

test('a customer’s cart does not exist for anyone else', async () => {
  await using sandbox = await withCustomer();
  const { customerAccessToken } = await signIn(sandbox);
  const id = await makeCart(sandbox, as(customerAccessToken.value));
  const read = async (headers = {}) => (await sandbox.graphql(GET_CART, { id }, headers)).data;
  expect(await read()).toEqual({ site: { cart: null } });
  expect(await read(as(customerAccessToken.value))).toMatchObject({ site: { cart: { entityId: id } } });
  const assigned = await sandbox.graphql(ASSIGN, { input: { cartEntityId: id } });
  expect(assigned.errors[0]?.message).toBe('Please sign in');
});

test('signing in assigns the visitor’s cart, and merges it into the customer’s existing one', async () => {
  await using sandbox = await withCustomer();
  const guest = await makeCart(sandbox);
  const first = await signIn(sandbox, guest);
  expect(first.cart).toMatchObject({ entityId: guest, lineItems: { totalQuantity: 1 } });
  const second = await makeCart(sandbox, {}, PRODUCTS.washer);
  const again = await signIn(sandbox, second);
  expect(again.cart).toMatchObject({ entityId: guest, lineItems: { totalQuantity: 2 } });
  expect((await sandbox.graphql(GET_CART, { id: second })).data).toEqual({ site: { cart: null } });
});

test('merging carts drops lines that are no longer in stock', async () => {
  await using sandbox = await withCustomer();
  await signIn(sandbox, await makeCart(sandbox));
  const guest = await makeCart(sandbox, {}, 102);
  sandbox.store.exec('UPDATE product SET stock = 0 WHERE id = 102');
  expect((await signIn(sandbox, guest)).cart).toMatchObject({ lineItems: { totalQuantity: 1 } });
});

test('signing out ends the session and unassigns the cart', async () => {
  await using sandbox = await withCustomer();
  const { customerAccessToken } = await signIn(sandbox);
  const headers = as(customerAccessToken.value);
  const cart = await makeCart(sandbox, headers);
  const foreign = await sandbox.graphql(LOGOUT, { cart: '00000000-0000-4000-8000-000000000000' });
  expect(foreign.data).toMatchObject({
    logout: { cartUnassignResult: { cart: null, errors: [{ message: 'Cart does not exist' }] } },
  });
  const out = await sandbox.graphql(LOGOUT, { cart }, headers);
  expect(out.data).toMatchObject({
    logout: { result: 'success', cartUnassignResult: { cart: { entityId: cart } } },
  });
  expect((await sandbox.graphql(CUSTOMER_QUERY, {}, headers)).data).toEqual({ customer: null });
  expect((await sandbox.graphql(GET_CART, { id: cart })).data).toMatchObject({
    site: { cart: { entityId: cart } },
  });
});

test('a signed-in customer can assign and unassign a cart', async () => {
  await using sandbox = await withCustomer();
  const headers = as((await signIn(sandbox)).customerAccessToken.value);
  const input = { cartEntityId: await makeCart(sandbox) };
  expect((await sandbox.graphql(ASSIGN, { input }, headers)).errors).toEqual([]);
  expect((await sandbox.graphql(UNASSIGN, { input })).errors[0]?.message).toBe('Please sign in');
  expect((await sandbox.graphql(UNASSIGN, { input }, headers)).errors).toEqual([]);
  expect((await sandbox.graphql(UNASSIGN, { input }, headers)).errors[0]?.message).toBe(
    'Not Found: Cart does not exist',
  );
});

test('selecting an attribute that the store lacks makes the whole customer an error', async () => {
  await using sandbox = await withCustomer();
  const { customerAccessToken } = await signIn(sandbox);
  const ask = (id: number) =>
    sandbox.graphql(
      'query ($id: Int!) { customer { firstName attributes { attribute(entityId: $id) { name value } } } }',
      { id },
      as(customerAccessToken.value),
    );
  expect((await ask(2)).data).toMatchObject({
    customer: { attributes: { attribute: { name: 'Active cart', value: '1,2' } } },
  });
  const { status, data, errors } = await ask(99);
  expect(status).toBe(200);
  expect(data).toEqual({ customer: null });
  expect(errors[0]?.path).toEqual(['customer', 'attributes', 'attribute']);
});
