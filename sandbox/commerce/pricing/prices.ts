import { withoutTax } from '../values.ts';
import { applyTo, couponProblem, notApplied } from './coupon.ts';
import { setDiscount, type SetPromotion, setUpsell } from './set-discount.ts';
import { type Share, sumOf } from './split.ts';
import type { Allocation, AppliedCoupon, Certificate, Coupon, Item, Prices, Promotion } from './types.ts';

/** Everything that prices depend on. Amounts are in pence including VAT. */
export interface Priced {
  items: readonly Item[];
  promotions: readonly SetPromotion[];
  coupon: Coupon | null;
  /** Uses of the coupon held by this cart's own order. */
  spareUses: number;
  certificates: readonly Omit<Certificate, 'used'>[];
  /** Costs of the selected deliveries, by consignment. */
  shipping: readonly Share[];
  now: number;
}

/**
 * Calculates what there is to pay. Goods are discounted either by a coupon for goods or by the automatic discounts,
 * whichever saves more (experience §6 F5: a set discount cannot be combined with a voucher). Gift certificates are a
 * means of payment, not a discount.
 */
export function pricesOf(given: Priced): Prices {
  const { items } = given;
  const subtotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shippingBefore = given.shipping.reduce((sum, { pence }) => sum + pence, 0);
  const earned = given.promotions.flatMap((each) => setDiscount(each, items) ?? []);
  const { promotions, coupon } = bestOf(given, earned);
  const automatic = promotions.reduce((sum, { amount }) => sum + amount, 0);
  const couponOnGoods = coupon ? sumOf(coupon.goods) : 0;
  const shipping = shippingBefore - (coupon ? sumOf(coupon.delivery) : 0);
  const total = subtotal - automatic - couponOnGoods + shipping;
  let outstanding = total;
  const certificates = given.certificates.map((each) => {
    const used = Math.min(each.balance, outstanding);
    outstanding -= used;
    return { ...each, used };
  });
  return {
    subtotal,
    promotions,
    upsells: given.promotions.flatMap((each) => setUpsell(each, items) ?? []),
    coupon,
    automatic,
    couponOnGoods,
    shippingBefore,
    shipping,
    total,
    tax: total - withoutTax(total),
    certificates,
    outstanding,
  };
}

/**
 * Returns the discounts to apply: the coupon if it saves at least as much as the automatic discounts, else the latter.
 * A delivery coupon is combined with them.
 */
function bestOf(
  { coupon, items, shipping, spareUses, now }: Priced,
  promotions: readonly Promotion[],
): { promotions: readonly Promotion[]; coupon: AppliedCoupon | null } {
  if (!coupon) return { promotions, coupon: null };
  if (couponProblem(coupon, items, now, spareUses)) return { promotions, coupon: notApplied(coupon) };
  const applied = applyTo(coupon, items, shipping);
  if (coupon.kind === 'delivery') return { promotions, coupon: applied };
  const saved = promotions.reduce((sum, { amount }) => sum + amount, 0);
  if (saved > applied.amount) return { promotions, coupon: notApplied(coupon) };
  return { promotions: [], coupon: applied };
}

/** Returns the sum of the automatic discounts on each line. */
export function automaticOf(promotions: readonly Promotion[]): Allocation {
  const sums: Record<string, number> = {};
  for (const { allocation } of promotions) {
    for (const [id, part] of Object.entries(allocation)) sums[id] = (sums[id] ?? 0) + part;
  }
  return sums;
}
