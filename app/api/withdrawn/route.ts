import { listedGoods } from '@/lib/lists/requests';
import { getWithdrawn } from '@/lib/lists/withdrawn-queries';
import { answer, reads } from '@/lib/platform/http/api';

/** Returns what is still known of a list's products that are no longer sold, by id or by SKU. */
export const GET = reads(listedGoods, async ({ input }) =>
  answer({
    goods: await ('ids' in input ? getWithdrawn('id', input.ids) : getWithdrawn('sku', input.skus)),
  }),
);
