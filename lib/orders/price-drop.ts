import type { ProductCard } from '@/lib/catalogue/types';
import { isBuyable } from '@/lib/catalogue/stock';
import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import { meaningOf } from './progress';
import { linesOf } from './rules';
import type { Order } from './types';

/** A purchase that costs less now. `less` is the difference for all units that were kept. */
export type Fallen = { productId: number; sku: string; name: string; now: Pence; less: Pence };

/** The last day on which price drops are refunded, and the goods of the order whose price has fallen so far. */
export type PriceDrop = { until: Day; fallen: Fallen[] };

/** Returns the total of an order's lines before and after discounts, which reduce every line in proportion. */
function paidOf({
  consignments,
  coupons,
  otherDiscount,
}: Pick<Order, 'consignments' | 'coupons' | 'otherDiscount'>): { before: Pence; after: Pence } {
  const before = linesOf({ consignments }).reduce((sum, { total }) => sum + total, 0);
  const off = coupons.reduce((sum, { amount }) => sum + amount, otherDiscount);
  return { before, after: Math.max(0, before - off) };
}

/**
 * Returns what the merchant's price promise owes for an order. Null where no promise is made, for an order without a
 * `stage`, such as a cancelled one, and after the last day.
 * @param cards by product id; products are missing where the catalogue could not be read
 * @param promise.days counted from the day of the order; null where nothing is promised
 */
export function priceDropOf(
  order: Pick<Order, 'status' | 'orderedAt' | 'consignments' | 'coupons' | 'otherDiscount'>,
  cards: ReadonlyMap<number, Pick<ProductCard, 'sku' | 'price' | 'stock'>>,
  { days, today }: { days: number | null; today: Day },
): PriceDrop | null {
  if (days === null || meaningOf(order.status).stage === null) return null;
  const until = addDays(londonDate(new Date(order.orderedAt)), days);
  if (today > until) return null;
  const { before, after } = paidOf(order);
  const fallen = order.consignments.flatMap(({ lines }) =>
    lines.flatMap(({ productId, sku, name, quantity, refundedQuantity, total }): Fallen[] => {
      const card = cards.get(productId);
      const kept = quantity - refundedQuantity;
      // A card has the price of the first variant only; other variants cannot be compared with it.
      if (card?.sku !== sku || !card.price || !isBuyable(card.stock) || kept <= 0) return [];
      if (total === 0) return [];
      // Multiply before dividing: a share that was rounded first could be a penny short.
      const paid = Math.floor((total * after) / (before * quantity));
      const less = (paid - card.price.now) * kept;
      return less > 0 ? [{ productId, sku, name, now: card.price.now, less }] : [];
    }),
  );
  return { until, fallen };
}
