import { z } from 'zod';
import { toPence } from '@/lib/money/rules';

/** The REST API gives pounds as text with four decimals. */
const pence = z.coerce.number().transform(toPence);
const words = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
/** `Thu, 20 Aug 2026 10:04:00 +0000`, or empty. */
const instant = words
  .refine((text) => text === '' || !Number.isNaN(Date.parse(text)), 'It is no instant.')
  .transform((text) => (text === '' ? '' : new Date(text).toISOString()));
const optional = words.transform((text) => text || null);

const address = z.object({
  first_name: words,
  last_name: words,
  company: words,
  street_1: words,
  street_2: words,
  city: words,
  state: words,
  zip: words,
  country: words,
  country_iso2: words,
  phone: words,
  email: words,
});
export type RecordedAddress = z.infer<typeof address>;

/** A line of a consignment; the same as in `…/products`. */
const lineShape = z.object({
  id: z.number(),
  product_id: z.number(),
  variant_id: z.number(),
  name: z.string(),
  sku: words,
  brand: optional,
  base_total: pence,
  total_inc_tax: pence,
  total_ex_tax: pence,
  total_tax: pence.default(0),
  quantity: z.number(),
  quantity_refunded: z.number(),
  wrapping_name: optional,
  wrapping_cost_inc_tax: pence,
  wrapping_cost_ex_tax: pence,
  parent_order_product_id: z.number().nullish(),
  product_options: z.array(
    z.object({ display_name: words, display_value: words }).transform(({ display_name, display_value }) => ({
      name: display_name,
      value: display_value,
    })),
  ),
});

/** A delivery; its id is that of its shipping address. */
const deliveryShape = address.extend({
  id: z.number(),
  shipping_method: optional,
  cost_inc_tax: pence,
  cost_ex_tax: pence,
  handling_cost_inc_tax: pence,
  handling_cost_ex_tax: pence,
  line_items: z.array(lineShape),
});

const certificatesShape = z.object({ recipient_email: words, line_items: z.array(lineShape) });

const consignmentsShape = z
  .object({
    shipping: z.array(deliveryShape).default([]),
    email: z.object({ gift_certificates: z.array(certificatesShape).default([]) }).nullish(),
  })
  .transform(({ shipping, email }) => ({
    deliveries: shipping,
    certificates: email?.gift_certificates ?? [],
  }));

/** `/v2/orders/{id}` with its consignments and their lines, which saves a call for each. */
export const orderShape = z.object({
  id: z.number(),
  customer_id: z.number(),
  cart_id: optional,
  channel_id: z.number(),
  status_id: z.number(),
  status: z.string(),
  custom_status: words,
  payment_method: words,
  payment_status: words,
  date_created: instant,
  date_modified: instant,
  date_shipped: instant,
  subtotal_inc_tax: pence,
  subtotal_ex_tax: pence,
  shipping_cost_inc_tax: pence,
  shipping_cost_ex_tax: pence,
  handling_cost_inc_tax: pence,
  handling_cost_ex_tax: pence,
  wrapping_cost_inc_tax: pence,
  wrapping_cost_ex_tax: pence,
  total_inc_tax: pence,
  total_tax: pence,
  discount_amount: pence,
  coupon_discount: pence.default(0),
  gift_certificate_amount: pence.default(0),
  store_credit_amount: pence.default(0),
  refunded_amount: pence,
  is_tax_inclusive_pricing: z.boolean().default(true),
  items_shipped: z.number(),
  customer_message: optional,
  billing_address: address,
  consignments: consignmentsShape,
});

/** The fields of a listed order that show its progress. */
export const changedShape = z.object({
  id: z.number(),
  channel_id: z.number(),
  status_id: z.number(),
  items_shipped: z.number(),
  refunded_amount: pence,
});
export type ChangedOrder = z.infer<typeof changedShape>;

/** `…/shipments` */
export const shipmentShape = z.object({
  id: z.number(),
  order_address_id: z.number(),
  date_created: instant,
  tracking_number: optional,
  tracking_link: optional,
  generated_tracking_link: optional,
  shipping_method: words,
  shipping_provider: words,
  shipping_provider_display_name: words,
  items: z.array(z.object({ order_product_id: z.number(), quantity: z.number() })),
});

/** `…/coupons` */
export const couponShape = z.object({ code: z.string(), discount: pence });

/** `…/taxes`: one entry for each line, or one for the whole order. `rate` is in per cent. */
export const taxShape = z.object({
  name: z.string(),
  rate: z.coerce.number(),
  line_amount: pence,
  order_product_id: z.number().nullish(),
});
export type RecordedTax = z.infer<typeof taxShape>;

export type RecordedOrder = z.infer<typeof orderShape>;

export type OrderParts = {
  order: RecordedOrder;
  shipments: z.infer<typeof shipmentShape>[];
  coupons: z.infer<typeof couponShape>[];
  taxes: z.infer<typeof taxShape>[];
};
export type RecordedLine = z.infer<typeof lineShape>;
