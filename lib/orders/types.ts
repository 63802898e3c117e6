import type { Address } from '@/lib/addresses/types';
import type { Pence } from '@/lib/money/types';
import type { ReturnReason } from './changes/return-reasons';

/** The platform's word for shoppers, and its value; null when it knows none. */
export type OrderStatus = { label: string; value: string | null };

export type OrderLine = {
  id: number;
  productId: number;
  variantId: number | null;
  sku: string;
  name: string;
  brand: string | null;
  /** Of the product as it is sold today; null when it is not any more. */
  path: string | null;
  imageUrl: string | null;
  options: { name: string; value: string }[];
  quantity: number;
  refundedQuantity: number;
  /** For all of the quantity, before promotions. */
  listTotal: Pence;
  /** For all of the quantity, as it was paid. */
  total: Pence;
  wrapping: { name: string; cost: Pence } | null;
  /** Services and accessories that were bought for this line. */
  extras: OrderLine[];
};

/**
 * How a parcel can be followed (experience TRK-6): by number, by address, or both. An address that is not a
 * carrier's is never a link; it stands here as text.
 */
export type Tracking = { number: string | null; link: string | null; text: string | null };

export type Shipment = {
  id: number;
  /** An instant, ISO 8601 in UTC, as all of this file. */
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
  /** How and when it comes, as it was chosen: `Thu 26 Nov, 7am to 7pm`; null where that is not told. */
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

/** What was paid in one way. What a certificate paid goes back onto it once the order is cancelled, and is never refunded. */
export type Payment = { name: string; amount: Pence; isCertificate: boolean };

/** A line as far as a list of orders knows it. */
export type SummaryLine = Pick<
  OrderLine,
  'id' | 'productId' | 'sku' | 'name' | 'brand' | 'imageUrl' | 'quantity' | 'refundedQuantity'
> & { extras: SummaryLine[] };

/** What a list shows of an order. */
export type OrderSummary = {
  id: number;
  status: OrderStatus;
  orderedAt: string;
  total: Pence;
  consignments: { lines: SummaryLine[]; shipments: Shipment[] }[];
};

/** An order as it is on record (specification §3). */
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
  /** What has gone back. */
  refunded: Pence;
  /** What was asked to go back so far, the oldest first; null where that was not read. */
  requested: ReturnAsked[] | null;
};

/** An order as the shop itself may read it, whoever asks: the caller decides how much of it is told. */
export type OrderOnRecord = {
  order: Order;
  /** 0: a guest's. */
  customerId: number;
  /** The storefront that it was placed in; a store can have several, and marketplaces besides. */
  channelId: number;
  /** When the last of it left us, also where no parcel says so; null while nothing has. */
  shippedAt: string | null;
  /** What can go back to a card or an account: neither certificates nor store credit, and nothing twice. */
  refundable: Pence;
};

/** What anybody may know of an order by its number: nothing in it says whose it is or what it holds. */
export type OrderOutline = Pick<Order, 'id' | 'status' | 'orderedAt' | 'updatedAt'> & {
  shippedAt: string | null;
};

/** The VAT of an order, as the platform has worked it out. */
export type Vat = {
  /** In per cent, by the number of a line; null of one that bears none, and none where it is not told. */
  rates: ReadonlyMap<number, number | null>;
  /** What each rate came to, the highest first. */
  parts: { rate: number; amount: Pence }[];
};

/** Money of an order that went back. */
export type Refund = {
  /** An instant. */
  at: string;
  amount: Pence;
  /** The lines that it was for, and how many of each; empty where it was for none in particular. */
  goods: { lineId: number; quantity: number }[];
  /** Whether what the delivery cost was in it. */
  hasDelivery: boolean;
};

/** What somebody asked to send back. */
export type ReturnAsked = {
  /** Of this request among those of its order. */
  key: string;
  /** An instant. */
  at: string;
  lines: { lineId: number; name: string; quantity: number; reason: ReturnReason }[];
};

/** What there is to do by oneself before the van comes and once it has gone, a sentence each. */
export type Preparations = { before: string[]; after: string[] };

export type Advice = {
  /** What a parcel service brings besides our van; null where there is none. */
  beside: string | null;
  prepare: Preparations;
  /** What is known of a fitter's visit, a sentence or two each; empty where none comes. */
  fitting: string[];
};
