import { z } from 'zod';
import { once } from '../../../services/ask.ts';
import { type Check, type Context, failure, ok, warning } from '../../types.ts';
import { storefrontOf } from '../../../services/storefront.ts';
import { readToken } from './token.ts';

const SETTINGS = `query DoctorSettings { site {
  settings {
    storeName storeHash status channelId
    tax { pdp plp }
    reCaptcha { isEnabledOnStorefront siteKey }
    url { checkoutUrl }
  }
  currencies(first: 25) { edges { node { code isActive isTransactional isDefault } } }
} }`;

const FILTERING = 'query DoctorFiltering { site { settings { search { productFilteringEnabled } } } }';

const settings = z.object({
  site: z.object({
    settings: z.object({
      storeName: z.string(),
      storeHash: z.string(),
      status: z.string(),
      channelId: z.number(),
      tax: z.object({ pdp: z.string(), plp: z.string() }).nullable(),
      reCaptcha: z.object({ isEnabledOnStorefront: z.boolean(), siteKey: z.string() }),
    }),
    currencies: z.object({
      edges: z.array(
        z.object({
          node: z.object({
            code: z.string(),
            isActive: z.boolean(),
            isTransactional: z.boolean(),
            isDefault: z.boolean(),
          }),
        }),
      ),
    }),
  }),
});

const filtering = z.object({
  site: z.object({ settings: z.object({ search: z.object({ productFilteringEnabled: z.boolean() }) }) }),
});

/** Checks the settings of the control panel, as the storefront API reports them. */
export function settingsChecks(context: Context): Check[] {
  const { commerce } = context.config;
  const storefront = storefrontOf(context);
  const read = once(async () => (await storefront(SETTINGS, settings)).site);
  return [
    {
      name: 'commerce/storefront token',
      tried: 'read what the token says of itself',
      run: () => readToken(commerce.storefrontToken, commerce.channelId, context.now),
    },
    {
      name: 'commerce/storefront',
      tried: 'asked the storefront for its settings',
      run: async () => {
        const { storeName, storeHash, status } = (await read()).settings;
        if (storeHash !== commerce.storeHash)
          return failure(
            `it is the store ${storeHash}`,
            'Set BIGCOMMERCE_STORE_HASH, or a token of the other store.',
          );
        if (status !== 'LAUNCHED')
          return warning(
            `${storeName} is ${status}`,
            'Launch the channel: Channels › the storefront › Launch.',
          );
        return ok(`${storeName}, launched`);
      },
    },
    {
      name: 'commerce/channel',
      tried: 'asked which channel this storefront is',
      needs: ['commerce/storefront'],
      run: async () => {
        const { channelId } = (await read()).settings;
        if (channelId === commerce.channelId) return ok(`channel ${channelId}`);
        return failure(
          `it is channel ${channelId} and not ${commerce.channelId}`,
          'Set BIGCOMMERCE_CHANNEL_ID to the storefront’s: Channels › the storefront, the number in its address.',
        );
      },
    },
    {
      name: 'commerce/currency',
      tried: 'asked for the currencies',
      needs: ['commerce/storefront'],
      run: async () => {
        const nodes = (await read()).currencies.edges.map(({ node }) => node);
        const pounds = nodes.find(({ code }) => code === 'GBP');
        if (!pounds?.isActive || !pounds.isTransactional)
          return failure(
            'pounds cannot be paid with',
            'Add GBP as a transactional currency: Settings › Currencies.',
          );
        if (!pounds.isDefault)
          return failure(
            'pounds are not the default',
            'Make GBP the channel’s default: Settings › Currencies.',
          );
        return ok('GBP, the default, to pay with');
      },
    },
    {
      name: 'commerce/tax display',
      tried: 'asked how prices are shown',
      needs: ['commerce/storefront'],
      run: async () => {
        const { tax } = (await read()).settings;
        if (tax?.pdp === 'INC' && tax.plp === 'INC') return ok('with tax, on lists and product pages');
        return failure(
          `${tax?.plp ?? 'unknown'} on lists, ${tax?.pdp ?? 'unknown'} on product pages`,
          'Show prices including tax on both: Settings › Tax › Tax display.',
        );
      },
    },
    {
      name: 'commerce/product filtering',
      tried: 'asked whether the plan filters products',
      needs: ['commerce/storefront'],
      run: async () => {
        const { search } = (await storefront(FILTERING, filtering)).site.settings;
        if (search.productFilteringEnabled) return ok('it does');
        return failure(
          'it does not: shoppers narrow lists by price, maker, kind, free delivery and featured alone, miss facts and stars, and see what is sold out',
          'Turn it on: Settings › Product filtering; smaller plans do not have it.',
        );
      },
    },
    {
      name: 'commerce/reCAPTCHA',
      tried: 'asked whether forms need reCAPTCHA',
      needs: ['commerce/storefront'],
      run: async () => {
        const { isEnabledOnStorefront, siteKey } = (await read()).settings.reCaptcha;
        if (!isEnabledOnStorefront) return ok('it is off');
        if (siteKey) return ok('it is on, and they ask for it');
        return failure(
          'it is on without a site key, so that messages, reviews and new accounts are refused',
          'Set its keys for the shop’s domain, or turn it off for the storefront: Settings › Security & privacy › reCAPTCHA.',
        );
      },
    },
  ];
}
