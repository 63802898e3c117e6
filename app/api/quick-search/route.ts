import { z } from 'zod';
import { answer, problem, reads } from '@/lib/platform/http/api';
import { isUnreachable } from '@/lib/platform/result';
import { getQuickAnswer } from '@/lib/search/quick-queries';

/** What the quick search offers for what is typed so far. */
export const GET = reads(z.object({ q: z.string().trim().min(1).max(200) }), async ({ input: { q } }) => {
  try {
    return answer(await getQuickAnswer(q));
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return problem(503, 'Search is not answering right now. Try again in a moment.', { 'Retry-After': '5' });
  }
});
