import type { Facts } from '@/lib/catalogue/facts/types';
import { londonDate } from '@/lib/dates/rules';
import { counted } from '@/lib/i18n/counted';
import { isUnderWay, meaningOf } from './progress';
import { isKept } from './rules';
import type { OrderSummary, SummaryLine } from './types';

export type Guarantee = {
  orderId: number;
  productId: number;
  name: string;
  /** The last day of the guarantee in London, `2029-03-03`. A later delivery would only extend it. */
  until: string;
  years: number;
  /** Who gives the longest of the guarantees. */
  by: 'shop' | 'maker' | 'cover';
};

/**
 * Returns the minimum guarantee of each appliance in the orders that has not ended, soonest end first. It is counted
 * from the day of dispatch, because lists of orders do not say when it was delivered. What was cancelled or fully
 * refunded has none.
 * @param facts returns the facts of a product by its id; undefined when it is no longer in the catalogue
 * @param ourYears of the shop's own guarantee, in addition to legal rights; 0 where none is stated
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
          return from && isKept(line) ? (guaranteeOf(order.id, line, { from, ourYears }, facts) ?? []) : [];
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
  const cover = Math.max(
    0,
    ...line.extras.filter(isKept).map(({ productId }) => facts(productId)?.termYears ?? 0),
  );
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

/** Returns the same day some years later; 29 February becomes 28 February where needed. */
function yearsLater(instant: string, years: number): string {
  const [year, month, day] = londonDate(new Date(instant)).split('-');
  const later = Number(year) + years;
  const exists = !(month === '02' && day === '29') || new Date(Date.UTC(later, 1, 29)).getUTCMonth() === 1;
  return `${later}-${month}-${exists ? day : '28'}`;
}
