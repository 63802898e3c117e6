/** One line of a cart as prices are worked out from it. Money is pence with tax. */
export interface Item {
  id: string;
  /** Of one. */
  price: number;
  quantity: number;
  /** Attribute set: washing-machine, hob … */
  kind: string;
  /** Ids of its categories and of all above them. */
  categories: readonly number[];
  /** Sold off, so nothing more is taken off. */
  clearance: boolean;
}

/** What is taken off each line, by its id; every amount above 0. */
export type Allocation = Readonly<Record<string, number>>;

/** An automatic discount that a cart has earned. */
export interface Promotion {
  id: number;
  name: string;
  priority: number;
  allocation: Allocation;
  amount: number;
}

/** A step that a cart could still take, in words for the shopper. */
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
  /** Per cent, or pence; of delivery the most that is taken off. */
  value: number;
  categories: readonly number[];
  minSpend: number;
  maxUses: number | null;
  uses: number;
  endsAt: number | null;
}

/** A coupon in a cart: what it takes off, which is nothing while its conditions do not hold. */
export interface AppliedCoupon {
  coupon: Coupon;
  applies: boolean;
  /** Off each line. */
  goods: Allocation;
  /** Off each consignment. */
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

/** What a cart, with or without deliveries, comes to. `subtotal − discounts + shipping = total`, to the penny. */
export interface Prices {
  /** Lines at their own prices. */
  subtotal: number;
  promotions: readonly Promotion[];
  upsells: readonly Upsell[];
  coupon: AppliedCoupon | null;
  /** Automatic discounts, without coupons. */
  automatic: number;
  /** What the coupon takes off goods. */
  couponOnGoods: number;
  shippingBefore: number;
  /** After what a coupon takes off it. */
  shipping: number;
  total: number;
  tax: number;
  certificates: readonly Certificate[];
  /** Left to be paid when the certificates are used up. */
  outstanding: number;
}
