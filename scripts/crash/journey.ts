import { setTimeout } from 'node:timers/promises';
import {
  addOne,
  heldPass,
  openVisitor,
  payByCard,
  place,
  type Reply,
  type Till,
  toTill,
} from '../lib/visitor.ts';

/** What shoppers were told and may rely on, whatever is killed. */
export type Promises = {
  /** All order numbers that each basket was told. */
  placed: Map<string, Set<number>>;
  /** E-mail address of whoever was told that an order is paid, by order number. */
  paid: Map<number, string>;
  cancelled: Set<number>;
  /** E-mail addresses that were promised a price alert. */
  alerts: Set<string>;
};

export type Place = Readonly<{
  origin: string;
  sandbox: string;
  secret: string;
  product: { id: string; sku: string; path: string };
}>;

/** Longer than anything is unavailable. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 400;

/** Tries until it succeeds, as somebody does who reads "Nothing is lost: try again in a moment". */
async function persist<T>(what: string, work: () => Promise<T | null>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  let last = '';
  while (performance.now() < until) {
    const done = await work().catch((error: unknown) => {
      last = String(error);
      return null;
    });
    if (done !== null) return done;
    await setTimeout(PAUSE_MS);
  }
  throw new Error(`${what} was not to be had for two minutes. ${last}`);
}

/** @throws Error with the response, unless it is a success */
function taken({ status, body }: Reply): true {
  if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`);
  return true;
}

/** Simulates one shopper, who sets a price alert, buys, pays, and cancels the order if `changesMind`. */
export async function shop(name: string, changesMind: boolean, at: Place, promises: Promises): Promise<void> {
  const { origin, sandbox, secret, product } = at;
  const visitor = openVisitor(origin);
  const email = `${name}@example.org`;

  await persist('A price alert', async () =>
    taken(
      await visitor.send('/api/price-alert', {
        email,
        pass: heldPass(secret),
        pounds: '90000',
        path: product.path,
        productId: product.id,
        sku: product.sku,
        productName: 'A washer',
      }),
    ),
  );
  promises.alerts.add(email);

  await persist('A basket', async () => taken(await addOne(visitor, product.path)));
  const till = await persist<Till>('The checkout', () => toTill(visitor, email, secret));
  const order = await persist('An order', async () => {
    const reply = await place(visitor, till);
    taken(reply);
    const placed = JSON.parse(reply.body) as { order: number; token: string | null };
    const told = promises.placed.get(till.cartId) ?? new Set();
    promises.placed.set(till.cartId, told.add(placed.order));
    // Even where nothing is left to pay the browser has to ask for the result, and may then see the order.
    if (placed.token !== null) await payByCard(sandbox, placed.token, till.key);
    const settled = await visitor.send('/api/checkout/settle', {});
    return settled.body.includes('"state":"paid"') ? placed.order : null;
  });
  promises.paid.set(order, email);
  if (!changesMind) return;
  await persist('A cancellation', async () =>
    taken(await visitor.send('/api/cancel-order', { order: String(order) })),
  );
  promises.cancelled.add(order);
}
