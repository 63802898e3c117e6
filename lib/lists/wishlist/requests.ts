import { z } from 'zod';
import { MAX_AT_ONCE } from './rules';

const id = z.int('Give a whole number.').positive('Give a whole number above 0.').max(2_147_483_647);
const products = z
  .array(id)
  .min(1, 'Name at least one product.')
  .max(MAX_AT_ONCE, `Name at most ${MAX_AT_ONCE} products at a time.`);

/** Bodies of the wishlist calls (specification §7: `wishlist_id` and a `product_id` list). */
export const addWishesRequest = z.strictObject({ wishlist_id: id.optional(), product_id: products });
export const removeWishesRequest = z.strictObject({ wishlist_id: id, product_id: products });
export const shareWishlistRequest = z.strictObject({ wishlist_id: id, shared: z.boolean() });
