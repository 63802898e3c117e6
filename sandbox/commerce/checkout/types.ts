import type { Cart } from '../cart/types.ts';
import type { ShippingOption } from '../delivery/quote.ts';
import type { OrderAddress } from '../orders/types.ts';
import type { Prices } from '../pricing/types.ts';

/** What goes to one address in one delivery. */
export interface CheckoutConsignment {
  id: string;
  address: OrderAddress;
  lineIds: string[];
  /** What can be chosen now; none: nothing of it is sent there. */
  options: ShippingOption[];
  /** Chosen, and still to be had. */
  selected: ShippingOption | null;
  /** Pence that a coupon takes off its delivery. */
  off: number;
}

/** A cart on its way to an order. Its id is the cart's. */
export interface Checkout {
  cart: Cart;
  billing: { id: string; address: OrderAddress } | null;
  consignments: CheckoutConsignment[];
  message: string | null;
  prices: Prices;
  /** The total that the caller was last told, in pence; `null` before the first step. */
  quoted: number | null;
  createdAt: number;
  updatedAt: number;
  /** Its order, once there is one that it is not paid for or that it is. */
  orderId: number | null;
}
