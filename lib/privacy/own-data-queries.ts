import 'server-only';
import { getAddresses } from '@/lib/addresses/queries';
import { getCards } from '@/lib/catalogue/queries';
import { readCustomer } from '@/lib/customer/queries';
import { readKeptHome } from '@/lib/home/queries';
import { readAccountList } from '@/lib/lists/account-queries';
import { readFavourites } from '@/lib/lists/wishlist/queries';
import { getOrder, getOrders } from '@/lib/orders/queries';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';

const PAGE = href('/account/personal-details');
const MOST_ORDERS = 500;
const AT_ONCE = 5;

/** Profile, address book, home, lists and orders of the shopper, as they are on record. @throws UnreachableError */
export async function getOwnData(session: Session) {
  const [profile, addresses, favourites, home, multibuy, { orders: list }] = await Promise.all([
    readCustomer(session).then(orUnreachable),
    getAddresses(session, PAGE),
    readFavourites(session).then(orUnreachable),
    readKeptHome(session).then(orUnreachable),
    readAccountList(session).then(orUnreachable),
    getOrders(session, PAGE, { size: MOST_ORDERS }),
  ]);
  const orders = [];
  for (let from = 0; from < list.length; from += AT_ONCE) {
    const part = list.slice(from, from + AT_ONCE);
    orders.push(...(await Promise.all(part.map(({ id }) => getOrder(session, PAGE, id)))));
  }
  const wishlist = await getCards(favourites?.items.map(({ productId }) => productId) ?? []);
  return {
    madeAt: new Date().toISOString(),
    profile,
    addresses,
    home,
    wishlist: wishlist.map(({ sku, name }) => ({ sku, name })),
    multibuy,
    orders: orders.filter(Boolean),
  };
}
