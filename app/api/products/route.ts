import { getCards, getProductBySku } from '@/lib/catalogue/queries';
import { listedGoods } from '@/lib/lists/requests';
import { answer, reads } from '@/lib/platform/http/api';

/** Cards of products by id or by SKU, for lists that a browser keeps or somebody shares. */
export const GET = reads(listedGoods, async ({ input }) =>
  answer({ products: await getCards('ids' in input ? input.ids : await idsOf(input.skus)) }),
);

async function idsOf(wanted: string[]): Promise<number[]> {
  const products = await Promise.all(wanted.map(getProductBySku));
  return products.flatMap((product) => (product ? [product.id] : []));
}
