import { randomUUID } from 'node:crypto';

/** What buyers were told and may rely on, whatever happens to the store afterwards. */
export interface Ledger {
  /** Order numbers by cart. */
  placed: Map<string, number>;
  /** Payments by order number. */
  paid: Map<number, string>;
  /** Carts at checkout when the store was killed, with the idempotency key of their payment. */
  underway: Map<string, { token: string | null; key: string }>;
}

const ADDRESS = {
  first_name: 'Pat',
  last_name: 'Moss',
  email: 'pat@example.org',
  address1: '1 High Street',
  city: 'Leeds',
  country_code: 'GB',
  postal_code: 'LS1 1AA',
};

const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { checkout { completeCheckout(input: $input) {
  orderEntityId paymentAccessToken errors { ... on Error { message } } } } }`;

/** Simulates somebody who buys and pays for a product, over and over, until the store is killed. */
export async function buyOn(origin: string, productId: number, ledger: Ledger): Promise<void> {
  try {
    for (const cartId of ledger.underway.keys()) await finish(origin, cartId, ledger);
    for (;;) {
      const cartId = await fillCart(origin, productId);
      ledger.underway.set(cartId, { token: null, key: randomUUID() });
      await finish(origin, cartId, ledger);
    }
  } catch {
    // The store was killed; the ledger holds the carts at checkout.
  }
}

/** Creates a cart with addresses and a delivery day, ready to be ordered. */
async function fillCart(origin: string, productId: number): Promise<string> {
  const { id, line_items } = await rest(origin, 'POST', '/carts', {
    line_items: [{ product_id: productId, quantity: 1 }],
  });
  const path = `/checkouts/${id}`;
  await rest(origin, 'POST', `${path}/billing-address`, ADDRESS);
  const items = line_items.physical_items.map((line) => ({ item_id: line.id, quantity: 1 }));
  const { consignments } = await rest(
    origin,
    'POST',
    `${path}/consignments?include=consignments.available_shipping_options`,
    [{ address: ADDRESS, line_items: items }],
  );
  await rest(origin, 'PUT', `${path}/consignments/${consignments[0]?.id}`, {
    shipping_option_id: consignments[0]?.available_shipping_options[0]?.id,
  });
  return id;
}

/**
 * Orders and pays, continuing where the store was killed. A cart that was told two order numbers is marked with NaN.
 */
async function finish(origin: string, cartId: string, ledger: Ledger): Promise<void> {
  const state = ledger.underway.get(cartId);
  if (!state) return;
  const { orderEntityId: order, paymentAccessToken: token } = await complete(origin, cartId);
  if (order === null) {
    ledger.underway.delete(cartId);
    return;
  }
  const told = ledger.placed.get(cartId) ?? order;
  if (told !== order) ledger.placed.set(cartId, Number.NaN);
  else ledger.placed.set(cartId, order);
  if (token !== null) {
    const payment = await pay(origin, token, state.key);
    ledger.paid.set(order, payment);
  }
  ledger.underway.delete(cartId);
}

async function complete(
  origin: string,
  cartId: string,
): Promise<{ orderEntityId: number | null; paymentAccessToken: string | null }> {
  const { data } = await send<{
    data: {
      checkout: {
        completeCheckout: { orderEntityId: number | null; paymentAccessToken: string | null };
      };
    };
  }>(`${origin}/graphql`, 'POST', {
    query: COMPLETE,
    variables: { input: { checkoutEntityId: cartId } },
  });
  return data.checkout.completeCheckout;
}

async function pay(origin: string, token: string, key: string): Promise<string> {
  const instrument = {
    type: 'card',
    number: '4111111111111111',
    cardholder_name: 'Pat Moss',
    expiry_month: 12,
    expiry_year: 2035,
    verification_value: '123',
  };
  const headers = { authorization: `PAT ${token}`, 'idempotency-key': key };
  const { data } = await send<{ data: { id: string } }>(
    `${origin}/payments`,
    'POST',
    { payment: { instrument } },
    headers,
  );
  return data.id;
}

interface Rest {
  data: {
    id: string;
    line_items: { physical_items: { id: string }[] };
    consignments: { id: string; available_shipping_options: { id: string }[] }[];
  };
}

async function rest(origin: string, method: string, path: string, body: unknown): Promise<Rest['data']> {
  return (await send<Rest>(`${origin}/stores/hobwright/v3${path}`, method, body)).data;
}

async function send<T>(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-auth-token': 'crash',
      authorization: 'Bearer crash',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
  return (await response.json()) as T;
}
