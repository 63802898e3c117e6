import { GraphQLError } from 'graphql';

/** A refused change of a wishlist. Its message is worded like the platform's and appears in `errors`. */
export class WishlistError extends GraphQLError {
  readonly problem: 'missing' | 'invalid';

  constructor(problem: 'missing' | 'invalid', message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Used both for a wishlist that does not exist and for one of another customer. */
export function wishlistMissing(): WishlistError {
  return new WishlistError('missing', 'Not Found: Wishlist does not exist');
}
