import { z } from 'zod';
import { answer, reads } from '@/lib/platform/http/api';
import { getBoughtWith } from '@/lib/recommendations/queries';

const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,19}$/, 'Give up to 20 product ids, separated by commas.')
  .transform((text) => text.split(',').map(Number));

/** Returns cards of products bought with the given ones; none if they cannot be read. */
export const GET = reads(z.object({ ids }), async ({ input }) =>
  answer({ products: await getBoughtWith(input.ids) }),
);
