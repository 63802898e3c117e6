/** A line of a cart, as needed to calculate prices. Amounts are in pence including VAT. */
export interface Item {
  id: string;
  /** Price of one unit. */
  price: number;
  quantity: number;
  /** Attribute set: washing-machine, hob … */
  kind: string;
  /** Ids of its categories and all their ancestors. */
  categories: readonly number[];
  /** Whether it is on clearance and so gets no automatic discount. */
  clearance: boolean;
}

/** Discount on each line, by line id; every amount is above 0. */
export type Allocation = Readonly<Record<string, number>>;

/** An automatic discount that a cart has earned. */
export interface Promotion {
  id: number;
  name: string;
  priority: number;
  allocation: Allocation;
  amount: number;
}

/** A further discount that a cart could earn, worded for the shopper. */
export interface Upsell {
  promotionId: number;
  text: string;
}

export type CouponKind = 'percent' | 'amount' | 'delivery';

export interface Coupon {
  id: number;
  code: string;
  name: string;
  kind: CouponKind;
  /** Percentage, or amount in pence; for `delivery`, the maximum discount in pence. */
  value: number;
  categories: readonly number[];
  minSpend: number;
  maxUses: number | null;
  uses: number;
  endsAt: number | null;
}

/** A coupon in a cart with its discount, which is nothing while its conditions are not met. */
export interface AppliedCoupon {
  coupon: Coupon;
  applies: boolean;
  /** Discount on each line. */
  goods: Allocation;
  /** Discount on each consignment. */
  delivery: Allocation;
  amount: number;
}

export interface Certificate {
  id: number;
  code: string;
  balance: number;
  boughtAt: number;
  used: number;
}

/** Prices of a cart, with or without delivery. `subtotal − discounts + shipping = total`, to the penny. */
export interface Prices {
  /** Sum of the lines before discounts. */
  subtotal: number;
  promotions: readonly Promotion[];
  upsells: readonly Upsell[];
  coupon: AppliedCoupon | null;
  /** Automatic discounts, without coupons. */
  automatic: number;
  /** Coupon discount on goods. */
  couponOnGoods: number;
  shippingBefore: number;
  /** After any coupon discount on delivery. */
  shipping: number;
  total: number;
  tax: number;
  certificates: readonly Certificate[];
  /** Amount left to pay after gift certificates. */
  outstanding: number;
}
