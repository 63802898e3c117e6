import type { Facts } from '@/lib/catalogue/facts/types';
import { londonDate } from '@/lib/dates/rules';
import { counted } from '@/lib/i18n/counted';
import { isUnderWay, meaningOf } from './progress';
import type { OrderSummary, SummaryLine } from './types';

export type Guarantee = {
  orderId: number;
  productId: number;
  name: string;
  /** A calendar day in London, `2029-03-03`, which the delivery can only put off. */
  until: string;
  years: number;
  /** Who stands for the longest part of it. */
  by: 'shop' | 'maker' | 'cover';
};

/**
 * How long each appliance on record is guaranteed at least, the first to end first. Counted from the day it was sent, for
 * a list does not know when it came; what was cancelled or given back has none.
 * @param facts of a product by its id; undefined when it is no longer in the catalogue.
 * @param ourYears of the shop's own guarantee, in addition to legal rights; 0 where none is told.
 */
export function guaranteesOf(
  orders: readonly OrderSummary[],
  facts: (productId: number) => Facts | undefined,
  today: string,
  ourYears: number,
): Guarantee[] {
  return orders
    .filter(({ status }) => meaningOf(status).stage !== null)
    .flatMap((order) =>
      order.consignments.flatMap(({ lines, shipments }) =>
        lines.flatMap((line) => {
          const sent = shipments.find(({ items }) => items.some(({ lineId }) => lineId === line.id));
          const from = sent?.shippedAt ?? (isUnderWay(order) ? null : order.orderedAt);
          return from && line.refundedQuantity < line.quantity
            ? (guaranteeOf(order.id, line, { from, ourYears }, facts) ?? [])
            : [];
        }),
      ),
    )
    .filter(({ until }) => until >= today)
    .toSorted((a, b) => a.until.localeCompare(b.until));
}

function guaranteeOf(
  orderId: number,
  line: SummaryLine,
  { from, ourYears }: { from: string; ourYears: number },
  facts: (productId: number) => Facts | undefined,
): Guarantee | null {
  const product = facts(line.productId);
  const maker = product?.guaranteeYears ?? 0;
  if (!product || maker === 0) return null;
  const cover = Math.max(0, ...line.extras.map(({ productId }) => facts(productId)?.termYears ?? 0));
  const years = Math.max(ourYears, maker, cover);
  const by = years === ourYears ? 'shop' : years === maker ? 'maker' : 'cover';
  return { orderId, productId: line.productId, name: line.name, until: yearsLater(from, years), years, by };
}

const BY: Readonly<Record<Guarantee['by'], string>> = {
  shop: 'from us',
  maker: 'from the maker',
  cover: 'with the cover you bought',
};

/** `5 years from the maker` */
export const guaranteeWords = ({ years, by }: Guarantee): string => `${counted(years, 'year')} ${BY[by]}`;

/** The same day so many years on; 29 February becomes the 28th. */
function yearsLater(instant: string, years: number): string {
  const [year, month, day] = londonDate(new Date(instant)).split('-');
  const later = Number(year) + years;
  const exists = !(month === '02' && day === '29') || new Date(Date.UTC(later, 1, 29)).getUTCMonth() === 1;
  return `${later}-${month}-${exists ? day : '28'}`;
}
