import { z } from 'zod';
import { getReviews } from '@/lib/catalogue/reviews/queries';
import { answer, reads } from '@/lib/platform/http/api';

const request = z.object({
  product: z.coerce.number().int().positive(),
  sort: z.enum(['NEWEST', 'HIGHEST_RATING', 'LOWEST_RATING']).default('NEWEST'),
  stars: z.coerce.number().int().min(1).max(5).nullable().default(null),
  after: z.string().max(100).nullable().default(null),
});

/** Further reviews of a product, for its page. */
export const GET = reads(request, async ({ input }) =>
  answer(await getReviews(input.product, input.sort, input.after, input.stars)),
);
