import { withoutTax } from '../values.ts';
import type { OrderLine } from './types.ts';

interface Priced {
  discount: number;
  coupons: readonly { amount: number }[];
  consignments: readonly {
    shippingCost: number;
    handlingCost: number;
    lines: readonly OrderLine[];
  }[];
}

/** Totals of an order, in pence including VAT. */
export interface OrderTotals {
  subtotal: number;
  coupons: number;
  /** Coupons and other discounts. */
  discounts: number;
  shipping: number;
  handling: number;
  wrapping: number;
  total: number;
  /** Part of the subtotal, and so of the total, that carries no VAT. */
  untaxed: number;
  tax: number;
}

/** VAT on gift certificates is due when they are spent, not when they are bought. */
export function isTaxed({ productId }: OrderLine): boolean {
  return productId !== null;
}

export function orderTotals({ consignments, coupons: given, discount }: Priced): OrderTotals {
  const lines = consignments.flatMap((each) => each.lines);
  const cost = (line: OrderLine): number => line.salePrice * line.quantity;
  const subtotal = sum(lines, cost);
  const coupons = sum(given, ({ amount }) => amount);
  const discounts = coupons + discount;
  const shipping = sum(consignments, ({ shippingCost }) => shippingCost);
  const handling = sum(consignments, ({ handlingCost }) => handlingCost);
  const wrapping = sum(lines, (line) => line.wrapping?.cost ?? 0);
  const total = subtotal - discounts + shipping + handling + wrapping;
  const untaxed = sum(lines, (line) => (isTaxed(line) ? 0 : cost(line)));
  const taxed = total - untaxed;
  const tax = taxed - withoutTax(taxed);
  return { subtotal, coupons, discounts, shipping, handling, wrapping, total, untaxed, tax };
}

/**
 * Returns the price paid for some units of a line after discounts, in pence. For all units it is the price of the line.
 */
export function paidFor(line: OrderLine, pieces: number): number {
  const whole = line.salePrice * line.quantity - line.discount - line.coupon;
  return Math.floor((whole * pieces) / line.quantity);
}

export function quantityOf({ consignments }: Pick<Priced, 'consignments'>): number {
  return sum(consignments, ({ lines }) => sum(lines, ({ quantity }) => quantity));
}

function sum<T>(list: readonly T[], value: (each: T) => number): number {
  return list.reduce((total, each) => total + value(each), 0);
}
