import type { Day } from '@/lib/dates/rules';
import type { Price, ProductCard, Stock } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** A service, warranty or accessory that stands under the product it was bought with. */
export type BasketLine = {
  /** The platform's line id (a UUID). */
  id: string;
  productId: number;
  variantId: number | null;
  sku: string;
  name: string;
  path: string | null;
  imageUrl: string | null;
  quantity: number;
  /** How many of the product one order may hold; `most` is null without a limit that is known. */
  least: number;
  most: number | null;
  /** For one, VAT included. */
  unitPrice: Pence;
  /** For all of it, VAT included. */
  total: Pence;
  /** The same before promotions; equal to `total` without one. */
  listTotal: Pence;
  /** `choice` is the chosen value's id for options that have values; text options have none. */
  options: { id: number | null; name: string; value: string; choice: number | null }[];
  /** What the catalogue says of it now, with the price and stock of its variant; null when it cannot be read. */
  product: ProductCard | null;
  /** Lines bought for this one; they go when it goes (experience BSK-3). */
  extras: BasketLine[];
};

export type Basket = {
  /** The platform's cart id (a UUID). */
  id: string;
  /** 0: anonymous (specification §3). */
  customerId: number;
  version: number;
  lines: BasketLine[];
  subtotal: Pence;
  discount: Pence;
  total: Pence;
  /** Coupons by their codes. */
  discounts: { name: string; amount: Pence }[];
};

/** What the platform sells under one product: its variants, and how many of all of them one order may hold. */
export type Goods = {
  card: ProductCard;
  least: number;
  /** Null without a limit. */
  most: number | null;
  variants: { id: number; sku: string; price: Price | null; stock: Stock }[];
};

/** The day and the place that somebody chose together with the goods, before the checkout asks for them. */
export type WantedDelivery = { day: Day | null; postcode: string };
