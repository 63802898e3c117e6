import { z } from 'zod';
import { toPence } from '@/lib/money/rules';

/** The platform's REST interface writes pounds as text with four decimals. */
const pence = z.coerce.number().transform(toPence);
const words = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
/** `Thu, 20 Aug 2026 10:04:00 +0000`, or empty. */
const instant = words.transform((text) => (text === '' ? '' : new Date(text).toISOString()));
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

/** `/v2/orders/{id}` */
export const orderShape = z.object({
  id: z.number(),
  customer_id: z.number(),
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
  shipping_cost_inc_tax: pence,
  handling_cost_inc_tax: pence,
  wrapping_cost_inc_tax: pence,
  total_inc_tax: pence,
  total_tax: pence,
  discount_amount: pence,
  gift_certificate_amount: pence.default(0),
  store_credit_amount: pence.default(0),
  refunded_amount: pence,
  is_tax_inclusive_pricing: z.boolean().default(true),
  customer_message: optional,
  billing_address: address,
});

/** `…/products` */
export const lineShape = z.object({
  id: z.number(),
  product_id: z.number(),
  variant_id: z.number(),
  order_address_id: z.number(),
  name: z.string(),
  sku: words,
  type: words,
  brand: optional,
  base_total: pence,
  total_inc_tax: pence,
  quantity: z.number(),
  quantity_refunded: z.number(),
  wrapping_name: optional,
  wrapping_cost_inc_tax: pence,
  parent_order_product_id: z.number().nullish(),
  product_options: z.array(
    z.object({ display_name: words, display_value: words }).transform(({ display_name, display_value }) => ({
      name: display_name,
      value: display_value,
    })),
  ),
});

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

/** `…/shippingaddresses` */
export const deliveryShape = address.extend({
  id: z.number(),
  shipping_method: optional,
  cost_inc_tax: pence,
  handling_cost_inc_tax: pence,
});

/** `…/coupons` */
export const couponShape = z.object({ code: z.string(), discount: pence });

/** `…/taxes` */
export const taxShape = z.object({ name: z.string(), line_amount: pence });

export type OrderParts = {
  order: z.infer<typeof orderShape>;
  lines: z.infer<typeof lineShape>[];
  shipments: z.infer<typeof shipmentShape>[];
  deliveries: z.infer<typeof deliveryShape>[];
  coupons: z.infer<typeof couponShape>[];
  taxes: z.infer<typeof taxShape>[];
};
