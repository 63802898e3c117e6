import type { OrderDraft } from '../../commerce/orders/types.ts';
import { DAY } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { PastOrder, Tracking } from './data/history.ts';

type Delivery = OrderDraft['consignments'][number];
type Parcel = Delivery['shipments'][number];

/** What has left of a delivery, in one parcel, two days after the order. */
export function parcelsOf(
  { tracking, shippedLines }: PastOrder,
  lines: Delivery['lines'],
  placedAt: number,
  random: Random,
): Parcel[] {
  if (tracking === undefined) return [];
  const items = lines
    .map((line, index) => ({ line: index, quantity: line.quantity }))
    .slice(0, shippedLines ?? lines.length);
  // Of what goes in part, the last line that has left is not complete either.
  const last = items.at(-1);
  if (shippedLines !== undefined && last && last.quantity > 1) last.quantity -= 1;
  return [{ shippedAt: placedAt + 2 * DAY, ...trackedBy(tracking, random), items }];
}

function trackedBy(tracking: Tracking, random: Random): Omit<Parcel, 'shippedAt' | 'items'> {
  const digits = (count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join('');
  switch (tracking) {
    case 'number and url': {
      const number = `HB${digits(9)}GB`;
      return {
        provider: 'Royal Mail',
        method: 'Tracked 48',
        trackingNumber: number,
        trackingUrl: `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
      };
    }
    case 'url':
      return {
        provider: 'DPD',
        method: 'Next day',
        trackingNumber: null,
        trackingUrl: `https://track.dpd.co.uk/parcels/${digits(14)}`,
      };
    case 'number':
      return {
        provider: 'Hobwright',
        method: 'Two-person delivery',
        trackingNumber: `HW-${digits(6)}`,
        trackingUrl: null,
      };
    case 'none':
      return { provider: 'Royal Mail', method: 'Second class', trackingNumber: null, trackingUrl: null };
  }
}
