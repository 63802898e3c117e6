import { z } from 'zod';
import { isCartId, MAX_LINES, MAX_QUANTITY } from './rules';

const entityId = z.int('Give a whole number.').positive('Give a whole number above 0.').max(2_147_483_647);

const quantity = z
  .int('Give the quantity as a whole number.')
  .min(1, 'Give a quantity of 1 or more.')
  .max(MAX_QUANTITY, `Give a quantity of ${MAX_QUANTITY} or fewer.`);

export const cartId = z.string().refine(isCartId, 'This is not a basket of ours.');

const optionSelection = z.strictObject({
  option_id: entityId,
  option_value: z.union([z.string().max(200), z.number()]),
});

/** An item to add, with the platform's field names. It has no price: prices are always the platform's. */
export const lineItemRequest = z.strictObject({
  product_id: entityId,
  variant_id: entityId.optional(),
  quantity,
  option_selections: z.array(optionSelection).max(20).optional(),
});
export type LineItemRequest = z.infer<typeof lineItemRequest>;

/** One line item, or several that belong together; always parsed as a list. */
const items = z.preprocess(
  (given) => (Array.isArray(given) ? given : [given]),
  z.array(lineItemRequest).min(1).max(MAX_LINES),
);

/**
 * Bodies of the basket calls (specification §7). `lineItem` may be a list, so that extras arrive with their product.
 */
export const createCartRequest = z.strictObject({ lineItem: items, customerId: z.int().min(0).optional() });
export const addCartItemRequest = z.strictObject({ lineItem: items, cartId });
export const updateCartItemRequest = z.strictObject({
  cartId,
  itemId: z.uuid(),
  lineItem: z.strictObject({
    quantity,
    product_id: entityId.optional(),
    variant_id: entityId.optional(),
  }),
});
export const removeCartItemRequest = z.strictObject({
  cartId,
  lineItem: z.union([z.uuid(), z.strictObject({ id: z.uuid() })]),
});

/** The header with a key that the browser makes for each press. */
const PRESS = 'idempotency-key';
const press = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .nullable()
  .catch(null);

/** The idempotency key of a request; null without a valid one. */
export const pressOf = ({ headers }: Request): string | null => press.parse(headers.get(PRESS));
