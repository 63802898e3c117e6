import { z } from 'zod';
import { getCards } from '@/lib/catalogue/queries';
import { answer, reads } from '@/lib/platform/api';

const ids = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, 'Give up to 100 product ids, separated by commas.')
  .transform((text) => text.split(',').map(Number));

/** Cards of products, for the lists that a browser keeps. */
export const GET = reads(z.object({ ids }), async ({ input }) =>
  answer({ products: await getCards(input.ids) }),
);
