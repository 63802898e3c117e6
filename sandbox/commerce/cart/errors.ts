/** Why the platform refuses; each channel words and numbers it in its own way. */
export type CartProblem = 'cart-missing' | 'item-missing' | 'conflict' | 'stock' | 'invalid';

/** A refusal of the platform's cart rules. `message` is meant for the shop's engineers and, for stock, shoppers. */
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
