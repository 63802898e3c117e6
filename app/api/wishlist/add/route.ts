import { signInFirst, wishlistAnswer } from '@/lib/lists/wishlist/answer';
import { addWishes } from '@/lib/lists/wishlist/commands';
import { addWishesRequest } from '@/lib/lists/wishlist/requests';
import { writes } from '@/lib/platform/http/api';

/** Saves products on the customer's list, which is made on the first of them (specification §4). */
export const POST = writes(addWishesRequest, async ({ session, input }) =>
  session
    ? wishlistAnswer(await addWishes(session, input.wishlist_id, input.product_id), session)
    : signInFirst(),
);
