import { z } from 'zod';
import { isOfPlatform } from '../../../../lib/platform/upstreams/platform-address.ts';
import { type Check, type Context, failure, type Finding, notAsked, ok } from '../../types.ts';
import type { Product } from './goods.ts';
import { type AskStorefront, storefrontOf } from '../../../services/storefront.ts';

const MAKE = `mutation DoctorMakeCart($input: CreateCartInput!) {
  cart { createCart(input: $input) { cart { entityId currencyCode } } }
}`;
const REDIRECT = `mutation DoctorRedirect($input: CreateCartRedirectUrlsInput!) {
  cart { createCartRedirectUrls(input: $input) { redirectUrls { redirectedCheckoutUrl } } }
}`;
const DELETE = `mutation DoctorDeleteCart($input: DeleteCartInput!) {
  cart { deleteCart(input: $input) { deletedCartEntityId } }
}`;

const made = z.object({
  cart: z.object({
    createCart: z.object({ cart: z.object({ entityId: z.string(), currencyCode: z.string() }) }),
  }),
});
const redirect = z.object({
  cart: z.object({
    createCartRedirectUrls: z.object({
      redirectUrls: z.object({ redirectedCheckoutUrl: z.url() }).nullable(),
    }),
  }),
});
const deleted = z.object({
  cart: z.object({ deleteCart: z.object({ deletedCartEntityId: z.string() }).nullable() }),
});

/** Checks that need a basket with one product; the basket is deleted again in any case. */
export function basketChecks(context: Context, sample: () => Promise<Product>): Check[] {
  const storefront = storefrontOf(context);
  const { checkoutMode, commerce } = context.config;
  return [
    {
      name: 'commerce/basket',
      tried: 'made a basket with one product and deleted it',
      needs: ['commerce/product', 'commerce/currency'],
      run: async () => {
        const { name } = await sample();
        return inBasket(storefront, await sample(), async ({ currencyCode }) =>
          currencyCode === 'GBP'
            ? ok(name)
            : failure(`it is in ${currencyCode}`, 'Make GBP the channel’s default: Settings › Currencies.'),
        );
      },
    },
    {
      name: 'commerce/hosted checkout',
      tried: 'asked where a basket is paid for',
      without: checkoutMode === 'onsite' ? 'CHECKOUT_MODE is onsite' : null,
      needs: ['commerce/basket'],
      run: async () =>
        inBasket(storefront, await sample(), async ({ entityId: cartEntityId }) => {
          const answer = await storefront(REDIRECT, redirect, { input: { cartEntityId } });
          const url = answer.cart.createCartRedirectUrls.redirectUrls?.redirectedCheckoutUrl;
          if (!url)
            return failure('no address', 'Set a checkout domain: Channels › the storefront › Domains.');
          const { host } = new URL(url);
          if (isOfPlatform(new URL(url), context.config)) return ok(host);
          return failure(
            `${host} is neither the platform’s nor the shop’s`,
            'Name it in BIGCOMMERCE_CHECKOUT_ORIGIN, or give it a domain below the shop’s: Channels › the storefront › Domains.',
          );
        }),
    },
    {
      name: 'commerce/card fields',
      tried: 'fetched the document of a card’s field',
      without: checkoutMode === 'hosted' ? 'CHECKOUT_MODE is hosted' : null,
      run: async () => {
        const { status, headers } = await context.ask({
          url: commerce.cardFieldsUrl,
          headers: { accept: 'text/html' },
        });
        const type = headers.get('content-type') ?? 'nothing';
        if (status === 200 && type.startsWith('text/html')) return ok(new URL(commerce.cardFieldsUrl).host);
        return failure(
          `${status} ${type}`,
          'Set BIGCOMMERCE_CARD_FIELDS_URL to the provider’s document, or CHECKOUT_MODE=hosted.',
        );
      },
    },
    {
      name: 'commerce/customer sign-in',
      tried: 'signing a customer in',
      without:
        'it would end that customer’s other session: sign in once by hand, by password and by a mailed link',
      run: () => notAsked('by hand'),
    },
  ];
}

type Cart = { entityId: string; currencyCode: string };

/** @throws Fault also when the basket could not be deleted */
async function inBasket(
  storefront: AskStorefront,
  { entityId: productEntityId }: Product,
  work: (cart: Cart) => Promise<Finding>,
): Promise<Finding> {
  const input = { lineItems: [{ quantity: 1, productEntityId }] };
  const { cart } = (await storefront(MAKE, made, { input })).cart.createCart;
  try {
    return await work(cart);
  } finally {
    await storefront(DELETE, deleted, { input: { cartEntityId: cart.entityId } });
  }
}
