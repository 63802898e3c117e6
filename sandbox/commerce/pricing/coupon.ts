import { type Share, split, sumOf } from './split.ts';
import type { AppliedCoupon, Coupon, Item } from './types.ts';

/** Why a coupon gives no discount. */
export type CouponProblem =
  | { kind: 'expired' | 'used-up' | 'not-applicable' }
  | { kind: 'min-spend'; pence: number };

/**
 * Returns why a coupon cannot be used for these goods now, or `null` if it can. `spare` uses are held by the cart's own
 * order and do not count.
 */
export function couponProblem(
  coupon: Coupon,
  items: readonly Item[],
  now: number,
  spare = 0,
): CouponProblem | null {
  if (coupon.endsAt !== null && coupon.endsAt <= now) return { kind: 'expired' };
  if (coupon.maxUses !== null && coupon.uses - spare >= coupon.maxUses) return { kind: 'used-up' };
  const goods = goodsOf(coupon, items);
  if (goods.length === 0) return { kind: 'not-applicable' };
  if (costOf(goods) < coupon.minSpend) return { kind: 'min-spend', pence: coupon.minSpend };
  return null;
}

/** Returns the discount of a coupon on goods and deliveries. */
export function applyTo(coupon: Coupon, items: readonly Item[], deliveries: readonly Share[]): AppliedCoupon {
  const goods = goodsOf(coupon, items);
  const shares = goods.map(({ id, price, quantity }) => ({ id, pence: price * quantity }));
  switch (coupon.kind) {
    case 'percent':
      return applied(coupon, split(Math.floor((costOf(goods) * coupon.value) / 100), shares), {});
    case 'amount':
      return applied(coupon, split(coupon.value, shares), {});
    case 'delivery':
      return applied(coupon, {}, split(coupon.value, deliveries));
  }
}

function applied(
  coupon: Coupon,
  goods: AppliedCoupon['goods'],
  delivery: AppliedCoupon['delivery'],
): AppliedCoupon {
  return { coupon, applies: true, goods, delivery, amount: sumOf(goods) + sumOf(delivery) };
}

export function notApplied(coupon: Coupon): AppliedCoupon {
  return { coupon, applies: false, goods: {}, delivery: {}, amount: 0 };
}

function goodsOf({ categories }: Coupon, items: readonly Item[]): Item[] {
  if (categories.length === 0) return [...items];
  return items.filter((item) => item.categories.some((id) => categories.includes(id)));
}

function costOf(items: readonly Item[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
