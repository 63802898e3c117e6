import type { ProductCard } from '@/lib/catalogue/types';
import { isBuyable } from '@/lib/catalogue/stock';
import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import { meaningOf } from './progress';
import { linesOf } from './rules';
import type { Order } from './types';

/** Something bought that costs less now: how much less for one, and for all that are kept of it. */
export type Fallen = { productId: number; sku: string; name: string; now: Pence; less: Pence };

/** Until when the difference to a lower price is refunded, and what of an order costs less already. */
export type PriceDrop = { until: Day; fallen: Fallen[] };

/** What the lines of an order came to before its coupons, which take off the same part of each, and after them. */
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
 * What is due to an order by the merchant's promise. Null where none is made, for an order whose road ended, and once the
 * days are over.
 * @param cards by product, as far as the catalogue could be asked
 * @param promise.days from the day of the order; null: nothing is promised
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
      // A card tells the price of its first variant alone: a longer hose is no dearer than it was.
      if (card?.sku !== sku || !card.price || !isBuyable(card.stock) || kept <= 0) return [];
      if (total === 0) return [];
      // Whole pence are multiplied first: a part of them, rounded down, would be a penny short.
      const paid = Math.floor((total * after) / (before * quantity));
      const less = (paid - card.price.now) * kept;
      return less > 0 ? [{ productId, sku, name, now: card.price.now, less }] : [];
    }),
  );
  return { until, fallen };
}
