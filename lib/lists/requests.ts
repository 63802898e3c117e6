import { z } from 'zod';
import { MOST_SHARED } from './multibuy-rules';

const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, 'Give up to 200 product ids, separated by commas.')
  .transform((text) => text.split(',').map(Number));

const skus = z
  .string()
  .max(4_000)
  .transform((text) => [...new Set(text.split(',').map((sku) => sku.trim()))])
  .pipe(z.array(z.string().min(1).max(64)).max(MOST_SHARED, `Give up to ${MOST_SHARED} SKUs.`));

/** `?ids=1,2`, of a list that a browser keeps, or `?skus=A,B`, of one that somebody shares. */
export const listedGoods = z.union([z.object({ ids }), z.object({ skus })], 'Give `ids` or `skus`.');
