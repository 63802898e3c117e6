import 'server-only';
import { getAddresses } from '@/lib/addresses/queries';
import { getCards } from '@/lib/catalogue/queries';
import { readCustomer } from '@/lib/customer/queries';
import { readKeptHome } from '@/lib/home/queries';
import { readAccountList } from '@/lib/lists/account-queries';
import { readFavourites } from '@/lib/lists/wishlist/queries';
import { getNewestOrders, getOrder } from '@/lib/orders/queries';
import type { Order } from '@/lib/orders/types';
import { alertsOf } from '@/lib/platform/durable/alert-book';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';

const PAGE = href('/account/personal-details');
/** What can be read before the file has to go out. */
const MOST_ORDERS = 2_000;
const AT_ONCE = 5;

/**
 * Profile, address book, home, lists, alerts and orders of the shopper, as they are on record, and how many orders are not
 * among them. @throws UnreachableError
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
  const wishlist = await getCards(favourites?.items.map(({ productId }) => productId) ?? []);
  return {
    madeAt: new Date().toISOString(),
    profile,
    addresses,
    home,
    wishlist: wishlist.map(({ sku, name }) => ({ sku, name })),
    multibuy,
    alerts: profile ? await readOwnAlerts(profile.email) : [],
    orders,
    ordersLeftOut: total - orders.length,
  };
}

/** What the shopper waits for: the product to be there again, or to cost no more than a price. */
async function readOwnAlerts(email: string) {
  const alerts = await alertsOf(email);
  const cards = await getCards([...new Set(alerts.map(({ productId }) => productId))]);
  return alerts.map(({ productId, below, since }) => {
    const card = cards.find(({ id }) => id === productId);
    const product = { productId, ...(card && { sku: card.sku, name: card.name }) };
    return {
      ...product,
      email,
      since: new Date(since).toISOString(),
      ...(below !== null && { price: below }),
    };
  });
}
