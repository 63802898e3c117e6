import { signInFirst, wishlistAnswer } from '@/lib/lists/wishlist/answer';
import { addWishes } from '@/lib/lists/wishlist/commands';
import { addWishesRequest } from '@/lib/lists/wishlist/requests';
import { writes } from '@/lib/platform/http/api';

/** Adds products to the customer's list, which is created with the first (specification §4). */
export const POST = writes(addWishesRequest, async ({ session, input }) =>
  session
    ? wishlistAnswer(await addWishes(session, input.wishlist_id, input.product_id), session)
    : signInFirst(),
);
