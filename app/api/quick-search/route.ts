import { z } from 'zod';
import { getBrands, getCategoryTree } from '@/lib/catalogue/places/queries';
import { answer, problem, reads } from '@/lib/platform/http/api';
import { isUnreachable } from '@/lib/platform/result';
import { findGoods } from '@/lib/search/fallback-queries';
import { quickFromGoods } from '@/lib/search/quick-query';

/** What the quick search offers while the search service is away. */
export const GET = reads(z.object({ q: z.string().trim().min(1).max(200) }), async ({ input: { q } }) => {
  try {
    const [tree, brands] = await Promise.all([getCategoryTree(), getBrands()]);
    return answer(quickFromGoods(await findGoods(q, tree, brands)));
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return problem(503, 'Search is not answering right now. Try again in a moment.', { 'Retry-After': '5' });
  }
});
