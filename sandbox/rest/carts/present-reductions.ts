import type { CouponKind, Prices } from '../../commerce/pricing/types.ts';

const TYPES: Record<CouponKind, string> = {
  percent: 'percentage_discount',
  amount: 'per_total_discount',
  delivery: 'shipping_discount',
};

/** Returns the coupons of a cart or checkout. One without effect at present has the amount 0. */
export function presentCoupons({ coupon: found }: Prices): object[] {
  if (!found) return [];
  const { coupon, amount } = found;
  return [
    {
      id: String(coupon.id),
      code: coupon.code,
      display_name: coupon.name,
      coupon_type: TYPES[coupon.kind],
      discounted_amount: amount / 100,
    },
  ];
}

/** Returns banners for the automatic discounts, and for further discounts that the cart could earn. */
export function presentPromotions({ promotions, upsells }: Prices): object {
  const banner = (id: number, type: string, text: string): object => ({
    id: `${id}-${type}`,
    type,
    page: ['CART_PAGE', 'CHECKOUT_PAGE'],
    text,
  });
  return {
    banners: [
      ...promotions.map(({ id, name }) => banner(id, 'APPLIED', name)),
      ...upsells.map(({ promotionId, text }) => banner(promotionId, 'UPSELL', text)),
    ],
  };
}
