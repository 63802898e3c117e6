import { getGoods } from '@/lib/basket/goods-queries';
import { goodsRequest } from '@/lib/basket/requests';
import { answer, reads } from '@/lib/platform/http/api';

/** Today's prices, stock and limits of what a browser has saved for later, variant by variant. */
export const GET = reads(goodsRequest, async ({ input }) => answer({ goods: await getGoods(input.ids) }));
