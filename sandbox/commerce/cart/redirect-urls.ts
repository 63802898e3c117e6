import type { SandboxConfig } from '../../config.ts';
import { checkoutLink } from '../../hosted/link.ts';
import { approvedIntent } from '../../wallets/intents.ts';
import type { CommerceContext } from '../context.ts';
import { cartFor } from './visible.ts';

export interface RedirectUrls {
  cart: string;
  checkout: string;
  embeddedCheckout: string;
}

/** Returns the URLs where a shopper continues with a cart: the shop's basket page and the sandbox's hosted checkout. */
export function redirectUrls(
  config: SandboxConfig,
  cartId: string,
  parameters: Record<string, string>,
  now: number,
): RedirectUrls {
  const withParameters = (url: URL): string => {
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
    return url.href;
  };
  const cart = new URL('/cart', config.shopOrigin);
  cart.searchParams.set('cartId', cartId);
  const checkout = withParameters(new URL(checkoutLink(config, cartId, now)));
  return { cart: withParameters(cart), checkout, embeddedCheckout: checkout };
}

interface Input {
  cartEntityId?: string | null;
  queryParams?: { key: string; value: string }[] | null;
  paymentWalletData?: { initializationId?: string | null; providerOrderId?: string | null } | null;
}

/** Creates redirect URLs. An unknown cart is reported in the payload. */
export function createRedirectUrls(
  _: object,
  { input }: { input?: Input | null },
  context: CommerceContext,
): object {
  const cart = input?.cartEntityId == null ? null : cartFor(context, input.cartEntityId);
  if (!cart) {
    return { redirectUrls: null, errors: [{ __typename: 'NotFoundError', message: 'Cart does not exist' }] };
  }
  const parameters = Object.fromEntries((input?.queryParams ?? []).map(({ key, value }) => [key, value]));
  const { providerOrderId, initializationId } = input?.paymentWalletData ?? {};
  const intent = providerOrderId ? approvedIntent(context.parts.store, cart.id, providerOrderId) : null;
  if (intent && intent.initializationId === initializationId) parameters['wallet'] = intent.id;
  const urls = redirectUrls(context.parts.config, cart.id, parameters, context.now);
  return {
    redirectUrls: {
      redirectedCheckoutUrl: urls.checkout,
      embeddedCheckoutUrl: urls.embeddedCheckout,
      externalCheckoutUrl: urls.checkout,
    },
    errors: [],
  };
}
