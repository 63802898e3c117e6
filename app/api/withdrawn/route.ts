import { listedGoods } from '@/lib/lists/requests';
import { getWithdrawn } from '@/lib/lists/withdrawn-queries';
import { answer, reads } from '@/lib/platform/http/api';

/** What is still known of goods of a list that are no longer sold, by id or by SKU. */
export const GET = reads(listedGoods, async ({ input }) =>
  answer({
    goods: await ('ids' in input ? getWithdrawn('id', input.ids) : getWithdrawn('sku', input.skus)),
  }),
);
