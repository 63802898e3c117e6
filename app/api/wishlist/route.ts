import { z } from 'zod';
import { signInFirst, wishlistAnswer } from '@/lib/lists/wishlist/answer';
import { readFavourites } from '@/lib/lists/wishlist/queries';
import { reads } from '@/lib/platform/http/api';

/** The signed-in customer's own list; a visitor's stands in the browser (specification §4). */
export const GET = reads(z.object({}), async ({ session }) =>
  session ? wishlistAnswer(await readFavourites(session), session) : signInFirst(),
);
