import 'server-only';
import { getCards } from '@/lib/catalogue/queries';
import { type Day, londonDate } from '@/lib/dates/rules';
import { daysToMoveTo } from '@/lib/orders/delivery-day';
import { linesOf } from '@/lib/orders/rules';
import type { Order } from '@/lib/orders/types';
import { getPolicy } from '@/lib/policy/queries';

/** Returns the days to which an order can be moved online, by today's stock. @throws UnreachableError */
export async function readDaysToMoveTo(order: Order, now: Date): Promise<Day[]> {
  const cards = await getCards(linesOf(order).map(({ productId }) => productId));
  const awaited = cards.flatMap(({ stock }) => (stock.state === 'due' ? [stock.on] : []));
  if (awaited.includes(null)) return [];
  const due = awaited.flatMap((on) => (on ? [londonDate(new Date(on))] : [])).toSorted();
  return daysToMoveTo(order, due.at(-1) ?? null, now, (await getPolicy()).delivery);
}
