import { CartError } from '../cart/errors.ts';
import { requireCart } from '../cart/visible.ts';
import type { CommerceContext } from '../context.ts';
import { platformError } from '../errors.ts';
import type { AddressInput } from './address.ts';
import { addBilling, updateBilling } from './billing.ts';
import { completeCheckout } from './complete.ts';
import {
  addConsignments,
  type ConsignmentInput,
  deleteConsignment,
  selectOption,
  updateConsignment,
} from './consignments.ts';
import { CheckoutError } from './errors.ts';
import { setMessage } from './message.ts';
import { applyCertificate, applyCoupon, removeCertificate, removeCoupon } from './reductions.ts';
import type { Checkout } from './types.ts';
import { createCheckout, updateCheckout } from './whole.ts';
import { changeCheckout } from './write.ts';

interface Step<Data = object> {
  checkoutEntityId: string;
  version?: number | null;
  data: Data;
}

/** Resolves one checkout step. Errors of the cart and checkout rules become the platform's top-level errors. */
function step<Input extends Step>(
  work: (context: CommerceContext, cartId: string, input: Input) => Checkout,
) {
  return (_: object, { input }: { input: Input }, context: CommerceContext): { checkout: Checkout } => {
    try {
      const { id } = requireCart(context, input.checkoutEntityId);
      return { checkout: work(context, id, input) };
    } catch (error) {
      if (error instanceof CartError || error instanceof CheckoutError) throw platformError(error.message);
      throw error;
    }
  };
}

export const checkoutMutations = {
  addCheckoutBillingAddress: step(({ parts }, id, { data, version }: Step<{ address: AddressInput }>) =>
    addBilling(parts, id, data.address, version),
  ),
  updateCheckoutBillingAddress: step(
    ({ parts }, id, input: Step<{ address: AddressInput }> & { addressEntityId: string }) =>
      updateBilling(parts, id, input.addressEntityId, input.data.address, input.version),
  ),
  addCheckoutShippingConsignments: step(
    ({ parts }, id, { data, version }: Step<{ consignments: ConsignmentInput[] }>) =>
      addConsignments(parts, id, data.consignments, version),
  ),
  updateCheckoutShippingConsignment: step(
    ({ parts }, id, input: Step<{ consignment: ConsignmentInput }> & { consignmentEntityId: string }) =>
      updateConsignment(parts, id, input.consignmentEntityId, input.data.consignment, input.version),
  ),
  deleteCheckoutConsignment: step(({ parts }, id, input: Step & { consignmentEntityId: string }) =>
    deleteConsignment(parts, id, input.consignmentEntityId, input.version),
  ),
  selectCheckoutShippingOption: step(
    ({ parts }, id, input: Step<{ shippingOptionEntityId: string }> & { consignmentEntityId: string }) =>
      selectOption(parts, id, input.consignmentEntityId, input.data.shippingOptionEntityId, input.version),
  ),
  applyCheckoutCoupon: step(({ parts }, id, { data, version }: Step<{ couponCode: string }>) =>
    applyCoupon(parts, id, data.couponCode, version),
  ),
  unapplyCheckoutCoupon: step(({ parts }, id, { data, version }: Step<{ couponCode: string }>) =>
    removeCoupon(parts, id, data.couponCode, version),
  ),
  applyCheckoutGiftCertificate: step(
    ({ parts }, id, { data, version }: Step<{ giftCertificateCode: string }>) =>
      applyCertificate(parts, id, data.giftCertificateCode, version),
  ),
  unapplyCheckoutGiftCertificate: step(
    ({ parts }, id, { data, version }: Step<{ giftCertificateCode: string }>) =>
      removeCertificate(parts, id, data.giftCertificateCode, version),
  ),
  updateCheckoutCustomerMessage: step(({ parts }, id, { data, version }: Step<{ message: string }>) =>
    setMessage(parts, id, data.message, version),
  ),
  // There is no spam check: any token is accepted.
  applyCheckoutSpamProtection: step(({ parts }, id) => changeCheckout(parts, id, null, () => undefined)),
  createCheckout,
  updateCheckout,
  completeCheckout,
};
