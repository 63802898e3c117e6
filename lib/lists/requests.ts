import { z } from 'zod';
import { MOST_SHARED } from './multibuy-rules';
import { MAX_ITEMS, MAX_QUANTITY } from './rules';

const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, 'Give up to 200 product ids, separated by commas.')
  .transform((text) => text.split(',').map(Number));

const skus = z
  .string()
  .max(4_000)
  .transform((text) => [...new Set(text.split(',').map((sku) => sku.trim()))])
  .pipe(z.array(z.string().min(1).max(64)).max(MOST_SHARED, `Give up to ${MOST_SHARED} SKUs.`));

/** `?ids=1,2` for a list stored in a browser, or `?skus=A,B` for a shared one. */
export const listedGoods = z.union([z.object({ ids }), z.object({ skus })], 'Give `ids` or `skus`.');

const list = z
  .array(
    z.strictObject({
      entityId: z.int().positive().max(2_147_483_647),
      quantity: z.int().positive().max(MAX_QUANTITY),
    }),
  )
  .max(MAX_ITEMS, `A list holds up to ${MAX_ITEMS} products.`)
  .refine((items) => new Set(items.map(({ entityId }) => entityId)).size === items.length, {
    message: 'Name each product once.',
  });

/** A browser's multibuy list, and the account's as that browser last had it. */
export const keepMultibuyRequest = z.strictObject({ items: list, before: list });
