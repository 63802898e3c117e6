/** Why a change was refused. GraphQL and REST each have their own messages and codes for it. */
export type CartProblem = 'cart-missing' | 'item-missing' | 'conflict' | 'stock' | 'invalid';

/** A change that the platform's cart rules refuse. `message` is for engineers and, for `stock`, also for shoppers. */
export class CartError extends Error {
  readonly problem: CartProblem;

  constructor(problem: CartProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export function cartMissing(): CartError {
  return new CartError('cart-missing', 'Not Found: Cart does not exist');
}

export function itemMissing(): CartError {
  return new CartError('item-missing', 'Not Found: Line item does not exist');
}

export function conflict(): CartError {
  return new CartError(
    'conflict',
    'Request conflict: The cart has been changed since. Please review the changes and try again.',
  );
}

export function invalid(message: string): CartError {
  return new CartError('invalid', message);
}
