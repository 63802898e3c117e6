import { z } from 'zod';
import { getCandidates } from '@/lib/kitchen/candidate-queries';
import { PIECE_KINDS } from '@/lib/kitchen/pieces';
import { answer, problem, reads } from '@/lib/platform/api';
import { isUnreachable } from '@/lib/platform/result';

const schema = z.object({
  kinds: z
    .string()
    .max(200)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(PIECE_KINDS)).min(1)),
});

/** What may fill the empty places of a set: `?kinds=hood,dishwasher`. */
export const GET = reads(schema, async ({ input: { kinds } }) => {
  try {
    return answer({ candidates: await getCandidates(kinds) });
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return problem(503, 'We can’t look for the rest right now. Try again in a moment.', {
      'Retry-After': '5',
    });
  }
});
