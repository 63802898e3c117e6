import { reCaptchaSources } from './re-captcha.ts';
import type { Variables } from './variables.ts';

/** The identifiers that mean "the sandbox"; any other value means the hosted service. */
const SANDBOX = { storeHash: 'hobwright', space: 'hobwright', appId: 'HOBWRIGHT', portalId: '20260001' };

/** The input from which the configuration of a service is made. */
export type Reading = {
  v: Variables;
  hosted: ReturnType<typeof hostedServices>;
  /** The sandbox's origin. */
  sandbox: string;
  /** Returns a variable that has no default. If it is not set, records it as missing and returns an empty string. */
  need: (name: keyof Variables) => string;
};

/** Which services are hosted, and not the sandbox. */
export const hostedServices = (v: Variables) => ({
  commerce: v.BIGCOMMERCE_STORE_HASH !== SANDBOX.storeHash,
  content: v.CONTENTFUL_SPACE_ID !== SANDBOX.space,
  search: v.ALGOLIA_APP_ID !== SANDBOX.appId,
  forms: v.HUBSPOT_PORTAL_ID !== SANDBOX.portalId,
});

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** The platform: catalogue, baskets, checkout, orders. */
export function commerceConfig({ v, hosted: { commerce: hosted }, sandbox, need }: Reading) {
  const store = `stores/${v.BIGCOMMERCE_STORE_HASH}`;
  const channel = v.BIGCOMMERCE_CHANNEL_ID === 1 ? '' : `-${v.BIGCOMMERCE_CHANNEL_ID}`;
  const graphql = `https://store-${v.BIGCOMMERCE_STORE_HASH}${channel}.mybigcommerce.com/graphql`;
  const payments = `https://payments.bigcommerce.com/${store}/payments`;
  // The platform's own card frames only open on its own domain. A checkout on the shop's pages needs those of a
  // provider.
  const cardFields = hosted
    ? v.CHECKOUT_MODE === 'onsite' && need('BIGCOMMERCE_CARD_FIELDS_URL')
    : `${sandbox}/checkout/payment/hosted-field`;
  const reCaptcha = hosted ? 'https://www.google.com/recaptcha' : `${sandbox}/recaptcha`;
  return {
    hosted,
    channelId: v.BIGCOMMERCE_CHANNEL_ID,
    /** The currency of baskets and prices. The shop's texts are written for pounds only. */
    currency: 'GBP',
    storefrontToken: need('BIGCOMMERCE_STOREFRONT_TOKEN'),
    accessToken: need('BIGCOMMERCE_ACCESS_TOKEN'),
    storeHash: v.BIGCOMMERCE_STORE_HASH,
    clientId: v.BIGCOMMERCE_CLIENT_ID ?? (hosted ? need('BIGCOMMERCE_CLIENT_ID') : SANDBOX.storeHash),
    /** The key for verifying the platform's webhooks, and for signing the tokens that sign a customer in. */
    clientSecret: need('BIGCOMMERCE_CLIENT_SECRET'),
    graphqlUrl: v.BIGCOMMERCE_GRAPHQL_URL ?? (hosted ? graphql : `${sandbox}/graphql`),
    /** Base URL of the REST API, up to the store; paths such as `/v3/carts` follow. */
    apiUrl: withoutSlash(
      v.BIGCOMMERCE_API_URL ?? (hosted ? `https://api.bigcommerce.com/${store}` : `${sandbox}/${store}`),
    ),
    paymentsUrl: withoutSlash(v.BIGCOMMERCE_PAYMENTS_URL ?? (hosted ? payments : `${sandbox}/payments`)),
    /** The document of a card field's frame; empty if cards are entered at the platform's own checkout. */
    cardFieldsUrl: v.BIGCOMMERCE_CARD_FIELDS_URL ?? (cardFields || ''),
    /** Where forms load reCAPTCHA from, if the store uses it. */
    reCaptcha: reCaptchaSources(withoutSlash(v.BIGCOMMERCE_RECAPTCHA_URL ?? reCaptcha)),
    /** Origin of the channel's own checkout; null if it is on the shop's domain. */
    checkoutOrigin: v.BIGCOMMERCE_CHECKOUT_ORIGIN ? new URL(v.BIGCOMMERCE_CHECKOUT_ORIGIN).origin : null,
    /** Makes the platform trust the shopper's IP address that the shop sends; null if none is sent. */
    trustedProxySecret: v.BIGCOMMERCE_TRUSTED_PROXY_SECRET ?? null,
  };
}

/** The content service: pages, navigation, banners, settings. */
export function contentConfig({ v, hosted: { content: hosted }, sandbox, need }: Reading) {
  const preview = hosted ? 'https://preview.contentful.com' : `${sandbox}/content-preview`;
  return {
    hosted,
    space: v.CONTENTFUL_SPACE_ID,
    environment: v.CONTENTFUL_ENVIRONMENT,
    token: need('CONTENTFUL_ACCESS_TOKEN'),
    previewToken: need('CONTENTFUL_PREVIEW_ACCESS_TOKEN'),
    webhookSecret: need('CONTENTFUL_WEBHOOK_SECRET'),
    url: withoutSlash(v.CONTENTFUL_HOST ?? (hosted ? 'https://cdn.contentful.com' : `${sandbox}/content`)),
    previewUrl: withoutSlash(v.CONTENTFUL_PREVIEW_HOST ?? preview),
  };
}

/** The search service, with its insights (clicks) and analytics. */
export function searchConfig({ v, hosted: { search: hosted }, sandbox, need }: Reading) {
  const search = hosted ? `https://${v.ALGOLIA_APP_ID}-dsn.algolia.net` : `${sandbox}/search`;
  const insights = hosted ? 'https://insights.algolia.io' : `${sandbox}/insights`;
  const analytics = hosted ? 'https://analytics.algolia.com' : `${sandbox}/analytics`;
  return {
    hosted,
    appId: v.ALGOLIA_APP_ID,
    searchKey: need('ALGOLIA_SEARCH_API_KEY'),
    adminKey: need('ALGOLIA_ADMIN_API_KEY'),
    /** Prefix of each index name, so that several shops can share an application. */
    indexPrefix: v.ALGOLIA_INDEX_PREFIX ?? '',
    url: withoutSlash(v.ALGOLIA_HOST ?? search),
    insightsUrl: withoutSlash(v.ALGOLIA_INSIGHTS_HOST ?? insights),
    analyticsUrl: withoutSlash(v.ALGOLIA_ANALYTICS_HOST ?? analytics),
  };
}

/** The service that takes form submissions. */
export function formsConfig({ v, hosted: { forms: hosted }, sandbox }: Reading) {
  const region = v.HUBSPOT_REGION ? `-${v.HUBSPOT_REGION}` : '';
  const submissions = hosted ? `https://api${region}.hsforms.com` : `${sandbox}/forms`;
  const management = hosted ? 'https://api.hubapi.com' : `${sandbox}/forms`;
  return {
    hosted,
    portalId: v.HUBSPOT_PORTAL_ID,
    tradeFormId: v.HUBSPOT_TRADE_FORM_ID,
    stockFormId: v.HUBSPOT_STOCK_FORM_ID,
    formsUrl: withoutSlash(v.HUBSPOT_FORMS_URL ?? submissions),
    /**
     * Base URL of the portal's own API, for `npm run provision` and `npm run doctor`; the shop itself never calls it.
     */
    apiUrl: withoutSlash(v.HUBSPOT_FORMS_URL ?? management),
    /** The token for those two commands; null if forms are created by hand. */
    accessToken: v.HUBSPOT_ACCESS_TOKEN ?? null,
  };
}

/** The service that finds addresses by postcode. */
export const addressesConfig = ({ v, hosted, sandbox }: Reading) => ({
  /** Null if addresses can only be typed by hand. */
  key: v.IDEAL_POSTCODES_API_KEY ?? null,
  /** Base URL of the API, up to its version; paths such as `/postcodes/LS63BN` follow. */
  url: withoutSlash(
    v.IDEAL_POSTCODES_URL ??
      (hosted.commerce ? 'https://api.ideal-postcodes.co.uk/v1' : `${sandbox}/addresses/v1`),
  ),
});

/** The mail server, and the sender of the shop's e-mails. */
export const mailConfig = ({ v, hosted, need }: Reading) => ({
  url: v.SMTP_URL ?? (hosted.commerce ? need('SMTP_URL') : `smtp://127.0.0.1:${v.SANDBOX_SMTP_PORT}`),
  from: v.MAIL_FROM ?? (hosted.commerce ? need('MAIL_FROM') : 'Hobwright <help@hobwright.example>'),
});

/** The merchant's function that e-mails links to reset a password. */
export const resetConfig = ({ v, hosted, sandbox, need }: Reading) => ({
  /** Null if the platform sends the e-mail. */
  url: v.PASSWORD_RESET_URL ?? (hosted.commerce ? null : `${sandbox}/password-reset`),
  /** How the function encodes the token of a link. */
  format: v.RESET_TOKEN_FORMAT,
  secret: need('RESET_TOKEN_SECRET'),
});
