import 'server-only';
import { getAddresses } from '@/lib/addresses/queries';
import { getOrder, getOrders } from '@/lib/orders/queries';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import { readCustomer } from './queries';

const PAGE = '/account/personal-details';
const MOST_ORDERS = 500;
const AT_ONCE = 5;

/** Profile, address book and orders of the shopper, as they are on record. @throws UnreachableError */
export async function getOwnData(session: Session) {
  const [profile, addresses, { orders: list }] = await Promise.all([
    readCustomer(session).then(orUnreachable),
    getAddresses(session, PAGE),
    getOrders(session, PAGE, { size: MOST_ORDERS }),
  ]);
  const orders = [];
  for (let from = 0; from < list.length; from += AT_ONCE) {
    const part = list.slice(from, from + AT_ONCE);
    orders.push(...(await Promise.all(part.map(({ id }) => getOrder(session, PAGE, id)))));
  }
  return { madeAt: new Date().toISOString(), profile, addresses, orders: orders.filter(Boolean) };
}
