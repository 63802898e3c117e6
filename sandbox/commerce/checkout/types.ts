import type { Cart } from '../cart/types.ts';
import type { ShippingOption } from '../delivery/quote.ts';
import type { OrderAddress } from '../orders/types.ts';
import type { Prices } from '../pricing/types.ts';

/** The lines delivered to one address in one delivery. */
export interface CheckoutConsignment {
  id: string;
  address: OrderAddress;
  lineIds: string[];
  /** Shipping options now available; empty if the goods cannot be delivered there. */
  options: ShippingOption[];
  /** The selected option, if it is still available. */
  selected: ShippingOption | null;
  /** Amount that a coupon takes off its delivery, in pence. */
  off: number;
}

/** A cart in checkout. Its id is the cart's id. */
export interface Checkout {
  cart: Cart;
  billing: { id: string; address: OrderAddress } | null;
  consignments: CheckoutConsignment[];
  message: string | null;
  prices: Prices;
  /** Total last quoted to the caller, in pence; `null` before the first step. */
  quoted: number | null;
  createdAt: number;
  updatedAt: number;
  /** Id of its order, paid or unpaid; null if it has none. */
  orderId: number | null;
}
