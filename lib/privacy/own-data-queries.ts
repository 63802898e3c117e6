import 'server-only';
import { getAddresses } from '@/lib/addresses/queries';
import { inParts } from '@/lib/catalogue/mapping/map-parts';
import { getCards } from '@/lib/catalogue/queries';
import { readCustomer } from '@/lib/customer/queries';
import { readKeptHome } from '@/lib/home/queries';
import { readAccountList } from '@/lib/lists/account-queries';
import { getWithdrawn } from '@/lib/lists/withdrawn-queries';
import { readFavourites } from '@/lib/lists/wishlist/queries';
import { getNewestOrders, getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/types';
import { alertsOf } from '@/lib/platform/durable/alert-book';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';

const PAGE = href('/account/personal-details');
/** Maximum number of orders in the file, so that it is ready within the time limit. */
const MOST_ORDERS = 2_000;
const AT_ONCE = 5;
/** Maximum number of products in one response of the platform. */
const MOST_WITHDRAWN = 250;

/**
 * Returns the shopper's profile, address book, home, lists, alerts and orders as stored, and the number of orders that
 * were left out.
 * @throws UnreachableError
 */
export async function getOwnData(session: Session) {
  const [profile, addresses, favourites, home, multibuy, { orders: list, total }] = await Promise.all([
    readCustomer(session).then(orUnreachable),
    getAddresses(session, PAGE),
    readFavourites(session).then(orUnreachable),
    readKeptHome(session).then(orUnreachable),
    readAccountList(session).then(orUnreachable),
    getNewestOrders(session, PAGE, MOST_ORDERS),
  ]);
  const orders: Order[] = [];
  for (let from = 0; from < list.length; from += AT_ONCE) {
    const part = list.slice(from, from + AT_ONCE);
    const found = await Promise.all(part.map(({ id }) => getOrder(session, PAGE, id)));
    orders.push(...found.filter((order) => order !== null));
  }
  return {
    madeAt: new Date().toISOString(),
    profile,
    addresses,
    home,
    wishlist: await named((favourites?.productIds ?? []).map((productId) => ({ productId }))),
    multibuy,
    alerts: profile ? await readOwnAlerts(profile.email) : [],
    orders,
    ordersLeftOut: total - orders.length,
  };
}

/** Returns the shopper's alerts: for a product to be back in stock, or to cost no more than a price. */
async function readOwnAlerts(email: string) {
  const alerts = await alertsOf(email);
  return named(
    alerts.map(({ productId, below, since }) => ({
      productId,
      email,
      since: new Date(since).toISOString(),
      ...(below !== null && { price: below }),
    })),
  );
}

/**
 * Adds SKU and name, also for products that are no longer sold; products that the platform no longer has stay without.
 */
async function named<T extends { productId: number }>(all: readonly T[]) {
  const ids = [...new Set(all.map(({ productId }) => productId))];
  const cards = await getCards(ids);
  const sold = new Set(cards.map(({ id }) => id));
  const others = ids.filter((id) => !sold.has(id));
  const withdrawn = await Promise.all(
    inParts(others, MOST_WITHDRAWN).map((part) => getWithdrawn('id', part)),
  );
  const goods = new Map([...cards, ...withdrawn.flat()].map(({ id, sku, name }) => [id, { sku, name }]));
  return all.map((each) => ({ ...each, ...goods.get(each.productId) }));
}
