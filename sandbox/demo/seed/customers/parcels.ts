import { carriedBy } from '@hobwright/sandbox/commerce/orders/carriers.ts';
import type { OrderDraft } from '@hobwright/sandbox/commerce/orders/types.ts';
import { DAY } from '@hobwright/sandbox/calendar.ts';
import type { Random } from '../random.ts';
import type { PastOrder } from './data/history.ts';

type Delivery = OrderDraft['consignments'][number];
type Parcel = Delivery['shipments'][number];

/**
 * Returns what has left of a delivery, as one parcel: two days after the order, or sooner where that is a Sunday or yet
 * to come. Two-person deliveries go by the shop's own van.
 */
export function parcelsOf(
  { tracking, shippedLines }: PastOrder,
  {
    lines,
    placedAt,
    midnight,
    carried,
  }: Pick<Delivery, 'lines'> & { placedAt: number; midnight: number; carried: boolean },
  random: Random,
): Parcel[] {
  if (tracking === undefined) return [];
  const digits = (count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join('');
  const items = lines
    .map((line, index) => ({ line: index, quantity: line.quantity }))
    .slice(0, shippedLines ?? lines.length);
  // In a partial shipment, the last line that has left is incomplete as well.
  const last = items.at(-1);
  if (shippedLines !== undefined && last && last.quantity > 1) last.quantity -= 1;
  const by = carried || shippedLines !== undefined ? tracking : 'number';
  const shippedAt = [2, 1, 0]
    .map((days) => placedAt + days * DAY)
    .find((instant) => instant < midnight && new Date(instant).getUTCDay() !== 0);
  return [{ shippedAt: shippedAt ?? placedAt, ...carriedBy(by, digits), items }];
}
