import { signInFirst, wishlistAnswer } from '@/lib/lists/wishlist/answer';
import { shareWishlist } from '@/lib/lists/wishlist/commands';
import { shareWishlistRequest } from '@/lib/lists/wishlist/requests';
import { writes } from '@/lib/platform/http/api';

/** Shares one of the customer's own lists by a link, or withdraws the link (experience WSH-5). */
export const POST = writes(shareWishlistRequest, async ({ session, input }) =>
  session
    ? wishlistAnswer(await shareWishlist(session, input.wishlist_id, input.shared), session)
    : signInFirst(),
);
