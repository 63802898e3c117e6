import type { Store } from '../../store/store.ts';
import { dayAtEnd } from '../delivery/calendar.ts';
import { readPieces } from '../delivery/load.ts';
import type { Tracking } from './carriers.ts';
import { readRefunds, type Refund } from './read-refunds.ts';
import type { Consignment, Order, RecordedLine, RecordedShipment } from './types.ts';

/** Maximum weight of a parcel sent by post, in grams. */
const POST_UP_TO = 2000;

/**
 * A parcel still to be sent. A consignment is split into its large goods with their services, which go by van, and
 * everything else.
 */
export interface Parcel {
  consignmentId: number;
  tracking: Tracking;
  items: { lineId: number; quantity: number }[];
}

/**
 * Returns the parcels still to be sent, by delivery day. Those without a day come last. Units refunded before any of
 * their line was shipped are not sent; later refunds are for returns.
 */
export function parcelsLeft(store: Store, { id: orderId, consignments }: Order): Parcel[] {
  const refunds = readRefunds(store, orderId);
  const day = ({ method }: Consignment): string => dayAtEnd(method) ?? '~';
  return consignments
    .filter(({ address }) => address !== null)
    .toSorted((a, b) => day(a).localeCompare(day(b)))
    .flatMap((consignment) => parcelsOf(store, consignment, refunds));
}

function parcelsOf(
  store: Store,
  { id, lines, shipments }: Consignment,
  refunds: readonly Refund[],
): Parcel[] {
  const gone = shipments.flatMap(({ items }) => items);
  const left = lines
    .map((line) => ({
      line,
      quantity:
        line.quantity -
        gone.reduce((sum, each) => sum + (each.lineId === line.id ? each.quantity : 0), 0) -
        refundedUnsent(line.id, shipments, refunds),
    }))
    .filter(({ quantity }) => quantity > 0);
  const pieces = readPieces(
    store,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const pieceOf = ({ productId }: RecordedLine) => pieces.get(productId ?? 0);
  const isLarge = (line: RecordedLine): boolean => ['two-person', 'large'].includes(pieceOf(line)?.by ?? '');
  const large = new Set(lines.filter(isLarge).map((line) => line.id));
  const withLarge = (line: RecordedLine): boolean => large.has(line.id) || large.has(line.parentId ?? 0);
  const heavy = left.filter(({ line }) => withLarge(line));
  const light = left.filter(({ line }) => !withLarge(line));
  const grams = light.reduce((sum, { line, quantity }) => sum + (pieceOf(line)?.grams ?? 0) * quantity, 0);
  const parcel = (tracking: Tracking, some: typeof left): Parcel[] =>
    some.length === 0
      ? []
      : [
          {
            consignmentId: id,
            tracking,
            items: some.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
          },
        ];
  return [...parcel('number', heavy), ...parcel(grams > POST_UP_TO ? 'url' : 'number and url', light)];
}

/** Number of units of a line that were refunded before any of it was shipped. */
function refundedUnsent(
  lineId: number,
  shipments: readonly RecordedShipment[],
  refunds: readonly Refund[],
): number {
  const sent = shipments.filter(({ items }) => items.some((item) => item.lineId === lineId));
  const since = sent.reduce((first, { shippedAt }) => Math.min(first, shippedAt), Number.POSITIVE_INFINITY);
  return refunds
    .filter(({ createdAt }) => createdAt <= since)
    .flatMap(({ items }) => items)
    .reduce(
      (sum, item) => sum + (item.item_type === 'PRODUCT' && item.item_id === lineId ? item.quantity : 0),
      0,
    );
}
