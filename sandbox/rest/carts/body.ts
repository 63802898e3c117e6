import { z } from 'zod';
import type { ItemRequest } from '../../commerce/cart/types.ts';
import { refuse } from '../errors.ts';

const id = z.int('Give a whole number.').positive('Give a whole number above 0.').max(2_147_483_647);
const quantity = z
  .int('Give the quantity as a whole number.')
  .min(1, 'Give a quantity of 1 or more.')
  .max(2_147_483_647);
const version = z.int().nullish();
const customerId = z.int().min(0).max(2_147_483_647);

const selections = z
  .array(z.object({ option_id: id, option_value: z.union([z.string().max(1000), z.number()]) }))
  .max(50)
  .nullish();

/** Prices are the catalogue's. A price sent by the caller is refused, not silently ignored. */
const noPrice = z.undefined('Prices are those of the catalogue.').optional();

const lineItem = z.object({
  quantity,
  product_id: id,
  variant_id: id.nullish(),
  list_price: noPrice,
  option_selections: selections,
});

/** Kinds of items that the platform has and this store does not sell. */
const none = z.array(z.unknown()).max(0, 'This store does not sell these.').nullish();

const created = z.object({
  customer_id: customerId.nullish(),
  channel_id: id.nullish(),
  line_items: z
    .array(lineItem, 'Give at least one line item.')
    .min(1, 'Give at least one line item.')
    .max(50),
  custom_items: none,
  gift_certificates: none,
  currency: z.object({ code: z.literal('GBP', 'This store trades in GBP only.') }).nullish(),
});
const added = z.object({
  line_items: z
    .array(lineItem, 'Give at least one line item.')
    .min(1, 'Give at least one line item.')
    .max(50),
  custom_items: none,
  gift_certificates: none,
  version,
});
const updated = z.object({
  line_item: lineItem.extend({ product_id: id.optional() }),
  version,
});
const moved = z.object({ customer_id: customerId, version });
const removed = z.object({ version }).nullish();
const redirected = z.object({ query_params: z.record(z.string(), z.string()).nullish() }).nullish();

const read =
  <T>(schema: z.ZodType<T>) =>
  (body: unknown): T => {
    const found = schema.safeParse(body);
    return found.success ? found.data : refuse(found.error);
  };

/** Parsers for the bodies of cart requests. Each throws RestError 422 that names the invalid fields. */
export const bodies = {
  created: read(created),
  added: read(added),
  updated: read(updated),
  moved: read(moved),
  removed: read(removed),
  redirected: read(redirected),
};

export function itemOf(line: z.infer<typeof lineItem>): ItemRequest {
  return {
    productId: line.product_id,
    variantId: line.variant_id ?? undefined,
    quantity: line.quantity,
    selections: selectionsOf(line.option_selections) ?? [],
  };
}

export function selectionsOf(given: z.infer<typeof selections>): ItemRequest['selections'] | undefined {
  return given?.map(({ option_id, option_value }) => ({ optionId: option_id, value: option_value }));
}
