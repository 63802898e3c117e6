import { GraphQLError } from 'graphql';

/** Why a wishlist was not changed; its message is the platform's kind of text, shown in `errors`. */
export class WishlistError extends GraphQLError {
  readonly problem: 'missing' | 'invalid';

  constructor(problem: 'missing' | 'invalid', message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Of a list that does not exist and of one that is somebody else's. */
export function wishlistMissing(): WishlistError {
  return new WishlistError('missing', 'Not Found: Wishlist does not exist');
}
