import { createHmac, randomBytes } from 'node:crypto';

/** A response; status 0 means that there was none. */
export type Reply = { status: number; headers: Headers; body: string; ms: number };

export type Visitor = ReturnType<typeof openVisitor>;

/** Longer than any response may take. */
const PATIENCE_MS = 40_000;

/** A client that requests pages and sends what scripts send, with cookies and the anti-forgery token. */
export function openVisitor(origin: string) {
  const cookies = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}): Promise<Reply> {
    const started = performance.now();
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    try {
      const answer = await fetch(origin + path, {
        ...init,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body = await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: answer.status, headers: answer.headers, body, ms: performance.now() - started };
    } catch {
      return { status: 0, headers: new Headers(), body: '', ms: performance.now() - started };
    }
  }

  /** Posts JSON as a page's script does. */
  async function send(path: string, body: object, more: Record<string, string> = {}): Promise<Reply> {
    if (!cookies.has('XSRF-TOKEN')) await ask('/api/get-cart');
    return ask(path, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        ...more,
      },
      body: JSON.stringify(body),
    });
  }

  return { ask, send, cookie: (name: string) => cookies.get(name) };
}

/** The first non-empty value of a field with this name. */
const valueOf = (html: string, name: string): string =>
  (html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g')) ?? [])
    .flatMap((field) => / value="([^"]+)"/.exec(field)?.[1] ?? [])
    .at(0) ?? '';

/**
 * The pass that the shop gives to a form that has been open for some seconds.
 * @param secret the shop's session secret
 */
export function heldPass(secret: string): string {
  const text = `${Date.now() - 5_000}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${createHmac('sha256', secret).update(`bot-check:${text}`).digest('base64url')}`;
}

/** Adds one unit of a product to the basket. */
export async function addOne(visitor: Visitor, path: string): Promise<Reply> {
  const { body } = await visitor.ask(path);
  return addKnown(visitor, valueOf(body, 'product'), valueOf(body, 'sku'));
}

export const addKnown = (visitor: Visitor, product: string, sku: string): Promise<Reply> =>
  visitor.send('/api/basket/add', { product, sku, quantity: '1' });

export const fieldsOf = (html: string, ...names: string[]): string[] =>
  names.map((name) => valueOf(html, name));

/** What is needed to order a basket: its id, its total, and the idempotency key of the order. */
export type Till = { cartId: string; total: { value: number; currencyCode: string }; key: string };

/**
 * Goes through the steps of the checkout up to the button that places the order.
 * @throws Error when a step is rejected
 */
export async function toTill(visitor: Visitor, email: string, secret: string): Promise<Till> {
  const step = async (path: string, body: object) => {
    const reply = await visitor.send(path, body);
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.slice(0, 200)}`);
  };
  await step('/api/checkout/contact', { email, phone: '07700 900318' });
  await step('/api/checkout/days', { postalCode: 'LS6 3BN' });
  const { body: html } = await visitor.ask('/checkout?step=delivery');
  await step('/api/checkout/delivery', {
    postalCode: 'LS6 3BN',
    option: valueOf(html, 'option'),
    fullName: 'Hana Akhtar',
    address1: '12 Hessle Mount',
    city: 'Leeds',
    ...(html.includes('name="floor"') && { floor: 'first' }),
  });
  const cartId = visitor.cookie('cartId') ?? '';
  const overview = await visitor.ask(`/api/checkout?cartId=${cartId}`);
  const { sums } = JSON.parse(overview.body) as { sums: { due: Till['total'] } };
  const pence = Math.round(sums.due.value * 100);
  const key = createHmac('sha256', secret).update(`order:${cartId}:${pence}`).digest('base64url');
  return { cartId, total: sums.due, key };
}

/** Presses the button that places the order. */
export const place = (visitor: Visitor, { cartId, total, key }: Till): Promise<Reply> =>
  visitor.send('/api/checkout/place', { cartId, total }, { 'idempotency-key': key });

/** Pays an order as the frame with the card fields does. */
export async function payByCard(sandbox: string, token: string, key: string): Promise<number> {
  const instrument = {
    type: 'card',
    number: '4111111111111111',
    cardholder_name: 'Hana Akhtar',
    expiry_month: 12,
    expiry_year: 2035,
    verification_value: '123',
  };
  const answer = await fetch(`${sandbox}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `PAT ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ payment: { instrument } }),
  }).catch(() => null);
  return answer?.status ?? 0;
}
