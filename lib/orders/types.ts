import type { Address } from '@/lib/addresses/types';
import type { Pence } from '@/lib/money/types';
import type { ReturnReason } from './changes/return-reasons';
import type { Stage } from './data/meanings';

/**
 * The platform's label for shoppers, and its enum value; null for a status of the merchant's own. `stage` is the
 * progress of an order whose status does not tell it (`record/partly-refunded.ts`).
 */
export type OrderStatus = { label: string; value: string | null; stage?: Stage };

export type OrderLine = {
  id: number;
  productId: number;
  variantId: number | null;
  sku: string;
  name: string;
  brand: string | null;
  /** Path of the product's page; null when it is no longer sold. */
  path: string | null;
  imageUrl: string | null;
  options: { name: string; value: string }[];
  quantity: number;
  refundedQuantity: number;
  /** For the whole quantity, before promotions. */
  listTotal: Pence;
  /** For the whole quantity, as paid. */
  total: Pence;
  wrapping: { name: string; cost: Pence } | null;
  /** Services and accessories bought for this line. */
  extras: OrderLine[];
};

/**
 * How a parcel can be tracked (experience TRK-6): by number, by address, or both. An address that is not a carrier's is
 * never a link; it is kept as `text`.
 */
export type Tracking = { number: string | null; link: string | null; text: string | null };

export type Shipment = {
  id: number;
  /** An instant, ISO 8601 in UTC, as are all instants in this file. */
  shippedAt: string;
  method: string;
  provider: string;
  tracking: Tracking | null;
  items: { lineId: number; quantity: number }[];
};

/** An address as it was when the order was placed. */
export type OrderAddress = Omit<Address, 'id'> & { email: string };

export type Consignment = {
  id: number;
  address: OrderAddress;
  /** The delivery method as chosen: `Van delivery, Thursday 26 November 2026`; null where it is not known. */
  method: string | null;
  shippingCost: Pence;
  handlingCost: Pence;
  lines: OrderLine[];
  shipments: Shipment[];
};

export type GiftCertificates = {
  recipientEmail: string;
  lines: { id: number; name: string; price: Pence }[];
};

/**
 * The amount paid by one payment method. What a gift certificate paid goes back onto it when the order is cancelled,
 * and is never refunded as money.
 */
export type Payment = { name: string; amount: Pence; isCertificate: boolean };

/** A line as lists of orders have it. */
export type SummaryLine = Pick<
  OrderLine,
  'id' | 'productId' | 'sku' | 'name' | 'brand' | 'imageUrl' | 'quantity' | 'refundedQuantity'
> & { extras: SummaryLine[] };

/** An order as lists show it. */
export type OrderSummary = {
  id: number;
  status: OrderStatus;
  orderedAt: string;
  total: Pence;
  consignments: { lines: SummaryLine[]; shipments: Shipment[] }[];
};

/** A recorded order (specification §3). */
export type Order = Pick<OrderSummary, 'id' | 'status' | 'orderedAt' | 'total'> & {
  updatedAt: string;
  isTaxIncluded: boolean;
  subTotal: Pence;
  taxTotal: Pence;
  taxes: { name: string; amount: Pence }[];
  shippingCost: Pence;
  handlingCost: Pence;
  wrappingCost: Pence;
  coupons: { code: string; amount: Pence }[];
  otherDiscount: Pence;
  billingAddress: OrderAddress;
  consignments: Consignment[];
  giftCertificates: GiftCertificates[];
  message: string | null;
  payments: Payment[];
  /** Amount refunded so far. */
  refunded: Pence;
  /** The return requests so far, oldest first; null where they were not read. */
  requested: ReturnAsked[] | null;
};

/** An order as the management API gives it, whoever asks. The caller decides how much of it may be shown. */
export type OrderOnRecord = {
  order: Order;
  /** 0 for a guest. */
  customerId: number;
  /** The sales channel it was placed in: a store can have several storefronts, and marketplaces besides. */
  channelId: number;
  /** When the last of it left us, even where no shipment is recorded; null before. */
  shippedAt: string | null;
  /**
   * Amount that can still be refunded to a card or an account; gift certificates, store credit and earlier refunds do
   * not count.
   */
  refundable: Pence;
};

/** What anybody may see of an order by its number: nothing in it tells whose it is or what was bought. */
export type OrderOutline = Pick<Order, 'id' | 'status' | 'orderedAt' | 'updatedAt'> & {
  shippedAt: string | null;
};

/** The VAT of an order, as the platform calculated it. */
export type Vat = {
  /** Rate in per cent by line id; null for a line without VAT, missing where the rate is not known. */
  rates: ReadonlyMap<number, number | null>;
  /** VAT in pence for each rate, highest rate first. */
  parts: { rate: number; amount: Pence }[];
};

/** A refund of an order. */
export type Refund = {
  /** An instant. */
  at: string;
  amount: Pence;
  /** The lines and quantities refunded; empty for a refund that names none. */
  goods: { lineId: number; quantity: number }[];
  /** Whether the delivery charge was part of it. */
  hasDelivery: boolean;
};

/** A return request. */
export type ReturnAsked = {
  /** Identifies the request among those of its order. */
  key: string;
  /** An instant. */
  at: string;
  lines: { lineId: number; name: string; quantity: number; reason: ReturnReason }[];
};

/** What the shopper has to do before the van comes and after it has gone, a sentence each. */
export type Preparations = { before: string[]; after: string[] };

export type Advice = {
  /** What a parcel service brings besides our van; null where there is nothing. */
  beside: string | null;
  prepare: Preparations;
  /** What is known of a fitter's visit, a sentence or two each; empty where nobody comes. */
  fitting: string[];
};
