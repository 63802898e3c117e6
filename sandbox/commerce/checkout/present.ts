import type { Allocation, CouponKind, Prices } from '../pricing/types.ts';
import { type Money, money } from '../values.ts';

const TYPES: Record<CouponKind, string> = {
  percent: 'PERCENTAGE_DISCOUNT',
  amount: 'PER_TOTAL_DISCOUNT',
  delivery: 'SHIPPING_DISCOUNT',
};

/** `CheckoutCoupon`. A coupon is `STAGED` if its conditions are not met or the automatic discounts save more. */
export function couponsOf({ coupon: found }: Prices): object[] {
  if (!found) return [];
  const { coupon, applies, amount } = found;
  return [
    {
      entityId: coupon.id,
      promotionEntityId: coupon.id,
      code: coupon.code,
      couponType: TYPES[coupon.kind],
      discountedAmount: money(amount),
      displayName: coupon.name,
      status: applies ? 'APPLIED' : 'STAGED',
      hasMaxLimitReached: coupon.maxUses !== null && coupon.uses >= coupon.maxUses,
    },
  ];
}

/** `CheckoutPromotion`: the automatic discounts, and banners for further discounts that the cart could earn. */
export function promotionsOf({ promotions, upsells }: Prices): object[] {
  const earned = promotions.map(({ id, name, priority, allocation, amount }) => ({
    entityId: id,
    displayName: name,
    priority,
    banners: upsells.filter(({ promotionId }) => promotionId === id).map(banner),
    discounts: [
      {
        discountedAmount: money(amount),
        type: 'AUTOMATIC',
        target: 'PRODUCT',
        allocations: allocationsOf(allocation),
      },
    ],
  }));
  const further = upsells.filter(({ promotionId }) => !promotions.some(({ id }) => id === promotionId));
  return [
    ...earned,
    ...further.map((upsell) => ({
      entityId: upsell.promotionId,
      displayName: null,
      priority: null,
      banners: [banner(upsell)],
      discounts: [],
    })),
  ];
}

function banner({ promotionId, text }: Prices['upsells'][number]): object {
  return { entityId: promotionId, type: 'UPSELL', locations: ['CART_PAGE', 'CHECKOUT_PAGE'], text };
}

function allocationsOf(allocation: Allocation): { entityId: string; discountedAmount: Money }[] {
  return Object.entries(allocation).map(([entityId, pence]) => ({
    entityId,
    discountedAmount: money(pence),
  }));
}
