import type { Address } from '@/lib/addresses/types';
import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { Advice, Order } from '@/lib/orders/types';

/** An address as far as the shopper has given it; absent parts are empty texts. */
export type CheckoutAddress = Omit<Address, 'id' | 'country'> & { email: string };

/** One way in which everything can come; with this shop's own platform, one per day. */
export type DeliveryOption = {
  /** The platform's id. */
  id: string;
  words: string;
  /** Null when the platform names no day. */
  day: Day | null;
  /** All there is to pay for the delivery. */
  price: Pence;
};

export type Consignment = {
  id: string;
  address: CheckoutAddress;
  /** Of the lines that it brings; what was put in the basket later is not among them. */
  lineIds: string[];
  options: DeliveryOption[];
  /** Null while nothing is chosen, or when what was chosen cannot be had any more. */
  chosen: DeliveryOption | null;
};

/** Taken off by a coupon, which has a code, or by a promotion, which has none. A coupon may wait and take off 0. */
export type Reduction = { name: string; code: string | null; amount: Pence };

export type Certificate = { code: string; used: Pence; left: Pence };

/** `goods − reductions + delivery = total` and `total − certificates = due`, to the penny. */
export type CheckoutSums = {
  goods: Pence;
  reductions: Reduction[];
  /** Null while no delivery is chosen. */
  delivery: Pence | null;
  /** What a coupon takes off the delivery; contained in its reduction. */
  deliveryOff: Pence;
  /** The code of a coupon that takes something off the delivery; null where none does. */
  deliveryCode: string | null;
  /** Contained in `total`; 0 while it is not known. */
  tax: Pence;
  total: Pence;
  certificates: Certificate[];
  /** What is left to be paid by card. */
  due: Pence;
};

/** A basket on its way to becoming an order (specification §3); its id is the cart's. */
export type Checkout = {
  id: string;
  billing: (CheckoutAddress & { id: string }) | null;
  /** One, or two when the goods come on two days; none before the place is known. */
  consignments: Consignment[];
  /** What the driver has to know, as the platform keeps it. */
  message: string;
  /** What more could be saved, in the merchant's words. */
  hints: string[];
  sums: CheckoutSums;
  lines: { id: string; quantity: number }[];
  /** The order that it has become, or is about to. */
  orderId: number | null;
};

/** What anybody may know of a checkout who knows its id: money, and nothing of a person. */
export type CheckoutOverview = Pick<Checkout, 'id' | 'sums' | 'hints'> & {
  /** Null before the platform knows the place. */
  delivery: DeliveryCost | null;
};

/** What the delivery costs, as far as it is known: of the day that was chosen, or what it is at least. */
export type DeliveryCost = { label: string; price: Pence };

/** An order with what its buyer has to know now. */
export type Confirmation = Advice & {
  order: Order;
  /** The days on which our van comes; those that the platform names. */
  days: Day[];
};

export type Step = 'contact' | 'delivery' | 'pay';
