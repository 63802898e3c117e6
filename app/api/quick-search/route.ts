import { z } from 'zod';
import { answer, problem, reads } from '@/lib/platform/http/api';
import { isUnreachable } from '@/lib/platform/result';
import { getQuickAnswer } from '@/lib/search/quick-queries';
import { wordsOf } from '@/lib/search/rules';

const request = z.object({
  q: z
    .string()
    .max(200)
    .transform((q) => wordsOf({ q }))
    .pipe(z.string().min(1)),
});

/** Returns suggestions for the text typed so far. */
export const GET = reads(request, async ({ input: { q } }) => {
  try {
    return answer(await getQuickAnswer(q));
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return problem(503, 'Search is not answering right now. Try again in a moment.', { 'Retry-After': '5' });
  }
});
