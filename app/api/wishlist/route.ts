import { z } from 'zod';
import { signInFirst, wishlistAnswer } from '@/lib/lists/wishlist/answer';
import { readFavourites } from '@/lib/lists/wishlist/queries';
import { reads } from '@/lib/platform/http/api';

/** Returns the signed-in customer's own list; a visitor's is stored in the browser (specification §4). */
export const GET = reads(z.object({}), async ({ session }) =>
  session ? wishlistAnswer(await readFavourites(session), session) : signInFirst(),
);
