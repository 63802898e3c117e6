import type { CommerceContext } from '../commerce/context.ts';
import { checkoutFor } from '../commerce/checkout/visible.ts';
import { connectionOf, globalId, type PageArguments } from '../commerce/relay.ts';
import type { Resolvers } from '../commerce/resolvers.ts';
import { openIntent, WALLET } from './intents.ts';

type Wanted = { input: { cartEntityId: string; paymentWalletEntityId: string } };

export const walletResolvers: Resolvers = {
  Site: {
    paymentWallets: (_: object, page: PageArguments) => connectionOf([WALLET], page),
  },
  PaymentWallet: { id: ({ entityId }: typeof WALLET) => globalId('PaymentWallet', entityId) },
  Mutation: { payment: () => ({}) },
  PaymentMutations: { paymentWallet: () => ({}) },
  PaymentWalletMutations: { createPaymentWalletIntent },
};

/** Creates an intent for the amount that the checkout has left to pay. */
function createPaymentWalletIntent(_: object, { input }: Wanted, context: CommerceContext): object {
  const { parts, now } = context;
  const checkout = checkoutFor(context, input.cartEntityId);
  if (!checkout || input.paymentWalletEntityId !== WALLET.entityId)
    return refusal('The wallet cannot be used');
  const { outstanding } = checkout.prices;
  if (outstanding === 0) return refusal('Nothing is left to pay');
  const { id, initializationId } = openIntent(parts.store, checkout.cart.id, outstanding, now);
  return {
    paymentWalletIntentData: {
      __typename: 'BigcommercePaymentWalletIntentData',
      orderId: id,
      approvalUrl: `${parts.config.origin}/wallets/${id}`,
      initializationEntityId: initializationId,
    },
    errors: [],
  };
}

function refusal(message: string): object {
  const error = { __typename: 'CreatePaymentWalletIntentGenericError', message };
  return { paymentWalletIntentData: null, errors: [error] };
}
