import type { CommerceContext } from '../context.ts';
import { cartFor } from './visible.ts';

export interface RedirectUrls {
  cart: string;
  checkout: string;
  embeddedCheckout: string;
}

/** Where a shopper goes on with this cart, on the shop itself, with the caller's parameters. */
export function redirectUrls(
  shopOrigin: string,
  cartId: string,
  parameters: Record<string, string>,
): RedirectUrls {
  const at = (path: string): string => {
    const url = new URL(path, shopOrigin);
    url.searchParams.set('cartId', cartId);
    for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
    return url.href;
  };
  return { cart: at('/cart'), checkout: at('/checkout'), embeddedCheckout: at('/checkout/embedded') };
}

interface Input {
  cartEntityId?: string | null;
  queryParams?: { key: string; value: string }[] | null;
}

/** Its one refusal is in the payload. */
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
  const urls = redirectUrls(context.parts.config.shopOrigin, cart.id, parameters);
  return {
    redirectUrls: {
      redirectedCheckoutUrl: urls.checkout,
      embeddedCheckoutUrl: urls.embeddedCheckout,
      externalCheckoutUrl: urls.checkout,
    },
    errors: [],
  };
}
