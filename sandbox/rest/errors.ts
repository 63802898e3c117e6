import type { ZodError } from 'zod';
import { CartError, type CartProblem } from '../commerce/cart/errors.ts';
import { CheckoutError } from '../commerce/checkout/errors.ts';
import { WishlistError } from '../commerce/wishlists/errors.ts';

/** The platform's page about its status codes, linked in every v3 error. */
const TYPE = 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes';

/** An error of the v3 API. `fields` has a message for the path of each invalid field. */
export class RestError extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(status: number, title: string, fields: Record<string, string> = {}) {
    super(title);
    this.status = status;
    this.fields = fields;
  }

  body(): object {
    const { status, message: title, fields } = this;
    return { status, title, type: TYPE, ...(Object.keys(fields).length > 0 && { errors: fields }) };
  }
}

export function notFound(): RestError {
  return new RestError(404, 'The requested resource was not found.');
}

const STATUS: Record<CartProblem, number> = {
  'cart-missing': 404,
  'item-missing': 404,
  conflict: 409,
  stock: 422,
  invalid: 422,
};

/** Converts anything thrown to an error of the API; `null` if it is an internal error. */
export function restErrorOf(thrown: unknown): RestError | null {
  if (thrown instanceof RestError) return thrown;
  if (thrown instanceof CartError) return new RestError(STATUS[thrown.problem], thrown.message);
  if (thrown instanceof CheckoutError) {
    const missing = thrown.message.startsWith('Not Found');
    return new RestError(missing ? 404 : 422, thrown.message);
  }
  if (thrown instanceof WishlistError) {
    return new RestError(thrown.problem === 'missing' ? 404 : 422, thrown.message);
  }
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : undefined;
  if (typeof status !== 'number' || status >= 500) return null;
  return new RestError(status, status === 400 ? 'Input is invalid.' : (thrown as Error).message);
}

/** @throws RestError 422 with one message per field */
export function refuse(error: ZodError): never {
  const fields = Object.fromEntries(
    error.issues.map(({ path, message }) => [path.join('.') || 'body', message]),
  );
  throw new RestError(422, Object.values(fields).join(' '), fields);
}
