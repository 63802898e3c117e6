import type { Address } from '@/lib/addresses/types';
import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { Advice, Order } from '@/lib/orders/types';

/** An address as far as the shopper has given it; absent parts are empty texts. */
export type CheckoutAddress = Omit<Address, 'id' | 'country'> & { email: string };

/** A delivery option for everything in a consignment; with this shop's setup, one per day. */
export type DeliveryOption = {
  /** The platform's id. */
  id: string;
  words: string;
  /** Null when the platform names no day. */
  day: Day | null;
  /** Full price of the delivery. */
  price: Pence;
};

export type Consignment = {
  id: string;
  address: CheckoutAddress;
  /** Ids of the lines in it, without those added to the basket later. */
  lineIds: string[];
  options: DeliveryOption[];
  /** Null while nothing is chosen, or when what was chosen is no longer available. */
  chosen: DeliveryOption | null;
};

/**
 * A reduction by a coupon, which has a code, or a promotion, which has none. A coupon may be applied and still take off
 * 0.
 */
export type Reduction = { name: string; code: string | null; amount: Pence };

export type Certificate = { code: string; used: Pence; left: Pence };

/** `goods − reductions + delivery = total` and `total − certificates = due`, to the penny. */
export type CheckoutSums = {
  goods: Pence;
  reductions: Reduction[];
  /** Null while no delivery is chosen. */
  delivery: Pence | null;
  /** What a coupon takes off the delivery; included in its reduction. */
  deliveryOff: Pence;
  /** The code of the coupon that reduces the delivery; null where there is none. */
  deliveryCode: string | null;
  /** Included in `total`; 0 while it is not known. */
  tax: Pence;
  total: Pence;
  certificates: Certificate[];
  /** Amount left to pay by card. */
  due: Pence;
};

/** A basket in checkout (specification §3); its id is the cart's. */
export type Checkout = {
  id: string;
  billing: (CheckoutAddress & { id: string }) | null;
  /** One, or two when the goods come on two days; none before the place is known. */
  consignments: Consignment[];
  /** The message for the crew, as the platform keeps it. */
  message: string;
  /** What more could be saved, in the merchant's words. */
  hints: string[];
  sums: CheckoutSums;
  lines: { id: string; quantity: number }[];
  /** The order that the checkout has become, or is about to. */
  orderId: number | null;
};

/** The part of a checkout that anybody who knows its id may see: amounts, and nothing about a person. */
export type CheckoutOverview = Pick<Checkout, 'id' | 'sums' | 'hints'> & {
  /** Null before the platform knows the place. */
  delivery: DeliveryCost | null;
};

/** Price of the delivery as far as it is known: of the chosen day, or the minimum. */
export type DeliveryCost = { label: string; price: Pence };

/** An order with what its buyer has to know now. */
export type Confirmation = Advice & {
  order: Order;
  /** The days of the van deliveries, as far as known. */
  days: Day[];
};

export type Step = 'contact' | 'delivery' | 'pay';
