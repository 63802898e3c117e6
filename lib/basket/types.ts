import type { Day } from '@/lib/dates/rules';
import type { Price, ProductCard, Stock } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** A line of the basket: goods, or a service, cover or accessory nested under the goods it was bought with. */
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
  /** Minimum and maximum of the product in one order; `most` is null without a known limit. */
  least: number;
  most: number | null;
  /** For one, including VAT. */
  unitPrice: Pence;
  /** For the whole quantity, including VAT. */
  total: Pence;
  /** For the whole quantity before promotions; equal to `total` without one. */
  listTotal: Pence;
  /** `choice` is the chosen value's id for options that have values; text options have none. */
  options: { id: number | null; name: string; value: string; choice: number | null }[];
  /** The product as the catalogue has it now, with the price and stock of its variant; null when it cannot be read. */
  product: ProductCard | null;
  /** Lines bought for this one; they are removed with it (experience BSK-3). */
  extras: BasketLine[];
};

export type Basket = {
  /** The platform's cart id (a UUID). */
  id: string;
  /** 0 for an anonymous visitor (specification §3). */
  customerId: number;
  version: number;
  lines: BasketLine[];
  subtotal: Pence;
  discount: Pence;
  total: Pence;
  /** Coupons, named by their code. */
  discounts: { name: string; amount: Pence }[];
};

/** A product with its variants, and how many of it in total one order may hold. */
export type Goods = {
  card: ProductCard;
  least: number;
  /** Null without a limit. */
  most: number | null;
  variants: { id: number; sku: string; price: Price | null; stock: Stock }[];
};

/** The day and postcode chosen together with the goods, before checkout. */
export type WantedDelivery = { day: Day | null; postcode: string };
