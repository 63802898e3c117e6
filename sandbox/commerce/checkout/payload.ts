import { CartError, type CartProblem } from '../cart/errors.ts';
import { CheckoutError, type ErrorContext } from './errors.ts';

/** An entry of a payload's `errors`: a member of the mutation's error union. */
export interface PayloadError {
  __typename: string;
  code: string;
  message: string;
  context: ErrorContext[];
}

const CODES: Record<CartProblem, string> = {
  'cart-missing': 'CART_NOT_FOUND',
  'item-missing': 'ITEM_NOT_FOUND',
  conflict: 'CART_CONFLICT',
  stock: 'INSUFFICIENT_STOCK',
  invalid: 'INVALID_PRODUCT',
};

/** Returns an error of the cart or checkout rules as an entry of the payload. Rethrows any other. */
export function payloadError(thrown: unknown): PayloadError {
  if (thrown instanceof CheckoutError) {
    const { type, code, message, context } = thrown;
    return { __typename: type, code, message, context };
  }
  if (thrown instanceof CartError) {
    const type =
      thrown.problem === 'stock' || thrown.problem === 'invalid' ? 'CartLineItemError' : 'CartError';
    return { __typename: type, code: CODES[thrown.problem], message: thrown.message, context: [] };
  }
  throw thrown;
}
