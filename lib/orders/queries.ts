import 'server-only';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import type { Day } from '@/lib/dates/rules';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { ok, orFallback, type Result } from '@/lib/platform/result';
import { asking } from '@/lib/platform/session/asking';
import { readOwn, signIn } from '@/lib/platform/session/require-session';
import type { Session } from '@/lib/platform/session/session';
import { statusFor } from './changes/cancel-queries';
import { daysIn } from './delivery-day';
import { OrderQuery, OrdersQuery } from './documents';
import { mapOrder, mapSummary } from './map-order';
import { isUnderWay } from './progress';
import { getOrderFacts } from './record/facts-queries';
import { matchesSearch } from './rules';
import type { Order, OrderSummary } from './types';

/** The platform's maximum page size for orders. */
const AT_ONCE = 25;
/** A search reads this many of the newest orders, because the platform has no order search for shoppers. */
const MOST_SEARCHED = 500;

export type OrderPage = {
  orders: OrderSummary[];
  /** Number of all orders, or of those that matched the search. */
  total: number;
  page: number;
  pages: number;
  /** False when there are older orders that were not searched. */
  complete: boolean;
};

export const ORDERS_A_PAGE = 10;

/**
 * Returns a page of the shopper's own orders, newest first.
 * @throws UnreachableError
 */
export async function getOrders(
  session: Session,
  path: string,
  { text = '', page = 1, size = ORDERS_A_PAGE }: { text?: string; page?: number; size?: number } = {},
): Promise<OrderPage> {
  const needed = text ? MOST_SEARCHED : Math.min(page * size, MOST_SEARCHED);
  const { orders, total, complete } = await readOrders(session, path, needed);
  const found = text ? orders.filter((order) => matchesSearch(order, text)) : orders;
  const count = text ? found.length : Math.min(total, MOST_SEARCHED);
  const pages = Math.max(1, Math.ceil(count / size));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    orders: found.slice((shown - 1) * size, shown * size),
    total: text ? found.length : total,
    page: shown,
    pages,
    complete,
  };
}

/**
 * Returns the newest of the shopper's own orders, at least `most` of them if there are as many, and their total number.
 * @throws UnreachableError
 */
export const getNewestOrders = (
  session: Session,
  path: string,
  most: number,
): Promise<{ orders: OrderSummary[]; total: number }> => readOrders(session, path, most);

async function readOrders(session: Session, path: string, needed: number) {
  const orders: OrderSummary[] = [];
  let after: string | null = null;
  let total = 0;
  let more = true;
  while (more && orders.length < needed) {
    const part: Awaited<ReturnType<typeof readPart>> = await readPart(session, path, after);
    const found = nodesOf(part).map(mapSummary);
    orders.push(
      ...(await Promise.all(found.map(async (order) => ({ ...order, status: await statusFor(order) })))),
    );
    total = part?.collectionInfo?.totalItems ?? orders.length;
    more = part?.pageInfo.hasNextPage ?? false;
    after = part?.pageInfo.endCursor ?? null;
  }
  return { orders, total, complete: !more };
}

async function readPart(session: Session, path: string, after: string | null) {
  const { customer } = await readOwn(session, path, OrdersQuery, { first: AT_ONCE, after });
  return (customer ?? signIn(path)).orders;
}

/**
 * Returns one of the shopper's own orders. Null when there is no such order and when it is somebody else's: the
 * platform does not tell these apart, and neither do we.
 * @throws UnreachableError
 */
export async function getOrder(session: Session, path: string, id: number): Promise<Order | null> {
  const { site } = await readOwn(session, path, OrderQuery, { id });
  return site.order && withFacts(mapOrder(site.order));
}

/**
 * Returns an order as the platform shows it to its customer, or a guest's order to whoever has the id of its cart; null
 * for any other.
 */
export async function readShownOrder(
  { id, cart }: { id: number; cart: string | null },
  session: Session | null,
  factsOf: typeof getOrderFacts = getOrderFacts,
): Promise<Result<Order | null>> {
  const answer = await commerceQuery(OrderQuery, { id, cart }, asking(session));
  if (!answer.ok) return answer;
  const { order } = answer.value.site;
  return ok(order && (await withFacts(mapOrder(order), factsOf)));
}

/**
 * Returns the days on which an order is to come, as far as known. They come from the management API, because lists of
 * orders do not have them.
 */
export async function getDueDays(id: number): Promise<Day[]> {
  const facts = await orFallback(getOrderFacts(id), null);
  return daysIn(facts?.methods.map(({ method }) => method) ?? []);
}

/** Returns the due days of the orders under way, by order number. */
export async function getDueOf(
  orders: readonly Pick<OrderSummary, 'id' | 'status'>[],
): Promise<ReadonlyMap<number, Day[]>> {
  const days = orders.filter(isUnderWay).map(async ({ id }) => [id, await getDueDays(id)] as const);
  return new Map(await Promise.all(days));
}

/**
 * Adds delivery methods and refunds, which only the management API reports. They are missing while it is unreachable.
 */
async function withFacts(order: Order, factsOf = getOrderFacts): Promise<Order> {
  const facts = await orFallback(factsOf(order.id), null);
  const methods = new Map(facts?.methods.map(({ id, method }) => [id, method]));
  return {
    ...order,
    status: await statusFor(order),
    refunded: facts?.refunded ?? 0,
    consignments: order.consignments.map((each) => ({ ...each, method: methods.get(each.id) ?? null })),
  };
}
