import { z } from 'zod';
import { PIECE_KINDS } from '@/lib/catalogue/kinds/types';
import { getCandidates, getGoodsOf } from '@/lib/kitchen-sets/candidate-queries';
import { answer, problem, reads } from '@/lib/platform/http/api';
import { isUnreachable } from '@/lib/platform/result';

const kinds = z
  .string()
  .max(200)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(PIECE_KINDS)).min(1));

const type = z.string().min(1).max(60);

/**
 * What may fill the empty places of a set, `?kinds=hood,dishwasher`, or take the place of a product that is sold out,
 * `?type=Wine cooler`.
 */
export const GET = reads(
  z.union([z.object({ kinds }), z.object({ type })], 'Give `kinds` or `type`.'),
  async ({ input }) => {
    try {
      if ('type' in input) return answer({ goods: await getGoodsOf([input.type]) });
      return answer({ candidates: await getCandidates(input.kinds) });
    } catch (thrown) {
      if (!isUnreachable(thrown)) throw thrown;
      return problem(503, 'We can’t look for the rest right now. Try again in a moment.', {
        'Retry-After': '5',
      });
    }
  },
);
