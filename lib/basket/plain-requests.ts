import { z } from 'zod';
import { isDay } from '@/lib/dates/rules';
import { formatPostcode, parsePostcode } from '@/lib/delivery/postcode';
import { lineItemRequest, type LineItemRequest } from './requests';
import { MAX_QUANTITY } from './rules';

const number = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
const extra = z.union([z.literal(''), z.string().regex(/^\d{1,10}-\d{1,10}$/)]).optional();

/**
 * The fields of a product's form, with the values of `plain-fields.ts`. Without `product`, the extras are added for the
 * product with that `sku`.
 */
const fields = z.object({
  product: number.optional(),
  quantity: number.default(1),
  /** SKU of the product; a variant has its own. */
  sku: z.string().max(200),
  variant: z
    .string()
    .regex(/^\d{1,10} .{1,200}$/)
    .optional(),
  connect: extra,
  collect: extra,
  unpack: extra,
  cover: extra,
});

function itemsOf({ product, quantity, sku, variant, ...extras }: z.infer<typeof fields>): LineItemRequest[] {
  const [size, ...sizeSku] = variant?.split(' ') ?? [];
  const option_value = sizeSku.join(' ') || sku;
  const services = Object.values(extras).flatMap((each) => {
    const [service, option] = each ? each.split('-').map(Number) : [];
    if (service === undefined || option === undefined) return [];
    return [{ product_id: service, quantity: 1, option_selections: [{ option_id: option, option_value }] }];
  });
  if (product === undefined) return services;
  return [{ product_id: product, quantity, ...(size && { variant_id: Number(size) }) }, ...services];
}

/** The items to add, the product first and then its extras. */
export const plainAddRequest = fields
  .transform(itemsOf)
  .pipe(z.array(lineItemRequest).min(1, 'Choose what you want done.'));

const tidyPostcode = (text: string): string => {
  const postcode = parsePostcode(text);
  return postcode ? formatPostcode(postcode) : '';
};

const pair = String.raw`\d{1,10}-\d{1,10}`;

/**
 * The form that adds a replacement for a broken appliance: `work` holds all chosen services in one value, `day` and
 * `postcode` are those of the delivery.
 */
export const plainSwitchRequest = fields
  .pick({ sku: true })
  .extend({
    product: number,
    quantity: number,
    work: z
      .string()
      .regex(new RegExp(`^${pair}( ${pair})*$`))
      .optional(),
    day: z.string().refine(isDay).optional(),
    postcode: z.string().max(12).optional(),
  })
  .transform(({ work, day, postcode, ...product }) => {
    const [connect, collect] = work?.split(' ') ?? [];
    return { items: itemsOf({ ...product, connect, collect }), day: day ?? null, postcode: postcode ?? '' };
  })
  .pipe(
    z.object({
      items: z.array(lineItemRequest),
      day: z.string().nullable(),
      postcode: z.string().transform(tidyPostcode),
    }),
  );

/** Sets the quantity of a line; 0 removes it. */
export const plainChangeRequest = z.object({
  line: z.uuid(),
  quantity: z
    .string()
    .trim()
    .regex(/^\d{1,2}$/, `Give the quantity as a whole number from 0 to ${MAX_QUANTITY}.`)
    .transform(Number),
});
