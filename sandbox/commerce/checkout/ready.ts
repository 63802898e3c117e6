import { missingFields } from './address.ts';
import { CheckoutError } from './errors.ts';
import type { Checkout } from './types.ts';

/** Checks that an order can be placed. @throws CheckoutError that says what is missing */
export function requireReady({ cart, billing, consignments }: Checkout): void {
  if (cart.lines.length === 0) {
    throw new CheckoutError('CartError', 'CART_CONSISTENCY_ERROR', 'The cart is empty');
  }
  const unpaid = billing ? missingFields(billing.address, true) : ['billingAddress'];
  if (unpaid.length > 0) {
    throw new CheckoutError(
      'CheckoutBillingAddressError',
      'INCOMPLETE_BILLING_ADDRESS',
      `The billing address is incomplete: ${unpaid.join(', ')}`,
      Object.fromEntries(unpaid.map((field) => [field, ''])),
    );
  }
  if (consignments.length === 0) throw shipping('MISSING_SHIPPING_ADDRESS', 'There is no shipping address');
  const named = new Set(consignments.flatMap(({ lineIds }) => lineIds));
  const left = cart.lines.find(({ id }) => !named.has(id));
  if (left) {
    throw shipping('ITEM_MISSING_SHIPPING_ADDRESS', `${left.name} is in no consignment`, {
      lineItemEntityId: left.id,
    });
  }
  for (const { id, address, selected } of consignments) {
    const missing = missingFields(address, false);
    if (missing.length > 0) {
      throw shipping(
        'INCOMPLETE_SHIPPING_ADDRESS',
        `The shipping address is incomplete: ${missing.join(', ')}`,
        { consignmentEntityId: id },
      );
    }
    if (!selected) {
      throw shipping(
        'INVALID_SHIPPING_OPTION',
        'No shipping option is chosen, or it is no longer available',
        {
          consignmentEntityId: id,
        },
      );
    }
  }
}

function shipping(code: string, message: string, context: Record<string, string> = {}): CheckoutError {
  return new CheckoutError('CheckoutShippingConsignmentError', code, message, context);
}
