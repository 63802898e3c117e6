import { z } from 'zod';
import { toPence } from '@/lib/money/rules';
import { nestLines } from './rules';
import type { Basket } from './types';

const option = z.object({
  name: z.string(),
  nameId: z.number().nullish(),
  value: z.union([z.string(), z.number()]),
  valueId: z.number().nullish(),
});

const item = z.object({
  id: z.string(),
  product_id: z.number(),
  variant_id: z.number().nullish(),
  sku: z.string(),
  name: z.string(),
  url: z.string().nullish(),
  image_url: z.string().nullish(),
  quantity: z.number().int().positive(),
  sale_price: z.number(),
  extended_sale_price: z.number(),
  extended_list_price: z.number(),
  options: z.array(option).nullish(),
});

/** The parts of the platform's REST cart that the shop reads (management API, carts v3); money in decimal pounds. */
export const restCart = z.object({
  id: z.string(),
  customer_id: z.number(),
  base_amount: z.number(),
  discount_amount: z.number(),
  cart_amount: z.number(),
  coupons: z.array(z.object({ code: z.string(), discounted_amount: z.number() })).default([]),
  line_items: z.object({ physical_items: z.array(item), digital_items: z.array(item).default([]) }),
  version: z.number().default(1),
});
export type RestCart = z.infer<typeof restCart>;

function pathOf(url: string | null | undefined): string | null {
  if (!url) return null;
  const { pathname } = new URL(url, 'http://shop.invalid');
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : null;
}

/** Turns the platform's cart into the shop's basket: pence, own paths, extras under their products. */
export function toBasket(cart: RestCart): Basket {
  const items = [...cart.line_items.physical_items, ...cart.line_items.digital_items];
  const lines = items.map((each) => ({
    id: each.id,
    productId: each.product_id,
    variantId: each.variant_id ?? null,
    sku: each.sku,
    name: each.name,
    path: pathOf(each.url),
    imageUrl: each.image_url || null,
    quantity: each.quantity,
    least: 1,
    most: null,
    unitPrice: toPence(each.sale_price),
    total: toPence(each.extended_sale_price),
    listTotal: toPence(each.extended_list_price),
    options: (each.options ?? []).map(({ name, nameId, value, valueId }) => ({
      id: nameId ?? null,
      name,
      value: String(value),
      // The platform writes 0 where a text option has no value to choose.
      choice: valueId || null,
    })),
    product: null,
  }));
  return {
    id: cart.id,
    customerId: cart.customer_id,
    version: cart.version,
    lines: nestLines(lines),
    subtotal: toPence(cart.base_amount),
    discount: toPence(cart.discount_amount),
    total: toPence(cart.cart_amount),
    discounts: cart.coupons.map(({ code, discounted_amount }) => ({
      name: code,
      amount: toPence(discounted_amount),
    })),
  };
}
