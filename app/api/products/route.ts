import { z } from 'zod';
import { getCards, getProductBySku } from '@/lib/catalogue/queries';
import { MOST_SHARED } from '@/lib/lists/multibuy-rules';
import { answer, reads } from '@/lib/platform/api';

const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,199}$/, 'Give up to 200 product ids, separated by commas.')
  .transform((text) => text.split(',').map(Number));

const skus = z
  .string()
  .max(4_000)
  .transform((text) => [...new Set(text.split(',').map((sku) => sku.trim()))])
  .pipe(z.array(z.string().min(1).max(64)).max(MOST_SHARED, `Give up to ${MOST_SHARED} SKUs.`));

/** Cards of products by id or by SKU, for lists that a browser keeps or somebody shares. */
export const GET = reads(
  z.union([z.object({ ids }), z.object({ skus })], 'Give `ids` or `skus`.'),
  async ({ input }) =>
    answer({ products: await getCards('ids' in input ? input.ids : await idsOf(input.skus)) }),
);

async function idsOf(wanted: string[]): Promise<number[]> {
  const products = await Promise.all(wanted.map(getProductBySku));
  return products.flatMap((product) => (product ? [product.id] : []));
}
