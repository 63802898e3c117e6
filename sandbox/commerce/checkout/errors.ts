/** Members of the error unions of the mutations that create, update and complete a checkout. */
type CheckoutErrorType =
  | 'CartError'
  | 'CartLineItemError'
  | 'CheckoutShippingConsignmentError'
  | 'CheckoutBillingAddressError'
  | 'CheckoutCouponError';

export interface ErrorContext {
  field: string;
  value: string | null;
}

/** A change that the checkout rules refuse. `code` is one of the platform's `CartErrorCode` or `CheckoutErrorCode`. */
export class CheckoutError extends Error {
  readonly type: CheckoutErrorType;
  readonly code: string;
  readonly context: ErrorContext[];

  constructor(type: CheckoutErrorType, code: string, message: string, context: Record<string, string> = {}) {
    super(message);
    this.type = type;
    this.code = code;
    this.context = Object.entries(context).map(([field, value]) => ({ field, value }));
  }
}

export function consignmentMissing(): CheckoutError {
  return new CheckoutError(
    'CheckoutShippingConsignmentError',
    'CONSIGNMENT_NOT_FOUND',
    'Not Found: Consignment does not exist',
  );
}
