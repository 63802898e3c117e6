import { reCaptchaSources } from './re-captcha.ts';
import { type Variables, variables } from './variables.ts';

/** What the environment says, checked. Secrets in here never leave the server. */
export type Config = ReturnType<typeof resolveConfig>['config'];

/** The environment does not describe a shop that can run; the message names every variable at fault. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The identifiers that mean "the sandbox"; any other value means the hosted service. */
const SANDBOX = { storeHash: 'hobwright', space: 'hobwright', appId: 'HOBWRIGHT', portalId: '20260001' };

/**
 * Reads an environment. Each service is the sandbox unless its identifier says otherwise; a hosted one needs its
 * secrets by name.
 * @throws ConfigError
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { config, missing } = readIncomplete(environment);
  if (missing.length === 0) return config;
  throw new ConfigError(
    `Not set: ${missing.join(', ')}. For a hosted service they are named in .env.example; for the sandbox npm start makes them.`,
  );
}

/**
 * The same where variables may be missing, which are then empty.
 * @throws ConfigError where one is malformed.
 */
export function readIncomplete(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { success, data, error } = variables.safeParse(present);
  if (success) return resolveConfig(data);
  const faults = error.issues.map((issue) => `${issue.path.join('.')} ${lowerFirst(issue.message)}`);
  throw new ConfigError(`The environment is not usable: ${faults.join('; ')}. See .env.example.`);
}

function resolveConfig(v: Variables) {
  const sandbox = `http://127.0.0.1:${v.SANDBOX_PORT}`;
  const hosted = {
    commerce: v.BIGCOMMERCE_STORE_HASH !== SANDBOX.storeHash,
    content: v.CONTENTFUL_SPACE_ID !== SANDBOX.space,
    search: v.ALGOLIA_APP_ID !== SANDBOX.appId,
    forms: v.HUBSPOT_PORTAL_ID !== SANDBOX.portalId,
  };
  const missing: string[] = [];
  /** A variable that must be set, or, when the service is not in use yet, an empty text. */
  const need = (name: keyof Variables): string => {
    if (!v[name]) missing.push(name);
    return String(v[name] ?? '');
  };
  const store = `stores/${v.BIGCOMMERCE_STORE_HASH}`;
  const channel = v.BIGCOMMERCE_CHANNEL_ID === 1 ? '' : `-${v.BIGCOMMERCE_CHANNEL_ID}`;
  const region = v.HUBSPOT_REGION ? `-${v.HUBSPOT_REGION}` : '';
  const algolia = `https://${v.ALGOLIA_APP_ID}-dsn.algolia.net`;
  const paymentsUrl = trim(
    v.BIGCOMMERCE_PAYMENTS_URL ??
      (hosted.commerce ? `https://payments.bigcommerce.com/${store}/payments` : `${sandbox}/payments`),
  );
  // The platform's own frames open on its own domain only; a checkout on the shop's pages needs a provider's.
  const cardFieldsUrl =
    v.BIGCOMMERCE_CARD_FIELDS_URL ??
    (hosted.commerce
      ? v.CHECKOUT_MODE === 'onsite' && need('BIGCOMMERCE_CARD_FIELDS_URL')
      : `${sandbox}/checkout/payment/hosted-field`);
  const searchUrl = trim(v.ALGOLIA_HOST ?? (hosted.search ? algolia : `${sandbox}/search`));
  const insightsUrl = trim(
    v.ALGOLIA_INSIGHTS_HOST ?? (hosted.search ? 'https://insights.algolia.io' : `${sandbox}/insights`),
  );
  const analyticsUrl = trim(
    v.ALGOLIA_ANALYTICS_HOST ?? (hosted.search ? 'https://analytics.algolia.com' : `${sandbox}/analytics`),
  );
  // The service's own client tries several hosts.
  const searchHosts = searchUrl.endsWith('.algolia.net')
    ? ['https://*.algolia.net', 'https://*.algolianet.com']
    : [new URL(searchUrl).origin];
  const publicOrigin = new URL(v.PUBLIC_ORIGIN ?? `http://localhost:${v.PORT}`).origin;

  const config = {
    production: v.NODE_ENV === 'production',
    /** With hot reload: what the framework answers is passed on as it is. */
    development: v.NODE_ENV === 'development',
    /** The address to listen on; undefined: all of this machine's. */
    host: v.HOST,
    port: v.PORT,
    /** Scheme, host and port under which browsers know the shop; no trailing slash. */
    publicOrigin,
    secure: publicOrigin.startsWith('https:'),
    /** Whether search engines may list the shop: not where it is tried out. */
    indexed: v.SEARCH_ENGINES ?? !isTrial(new URL(publicOrigin).hostname),
    /** Whose X-Forwarded-For is believed; undefined: nobody's. */
    trustedProxies: v.TRUST_PROXY,
    /** How many processes run the framework; null: as many as the machine has cores for. */
    renderers: v.SHOP_RENDERERS ?? null,
    maxInFlight: v.MAX_IN_FLIGHT,
    /** How many pages are made at the start, before anybody asks for them. */
    warmPages: v.WARM_PAGES,
    /** For so long it goes on answering after it said that it stops. */
    lameDuckMs: v.LAME_DUCK_SECONDS * 1_000,
    /** Opens `/api/metrics` to callers elsewhere; null: only callers on this machine see it. */
    metricsToken: v.METRICS_TOKEN ?? null,
    /** Whether traces are sent; where to is read by the tracer itself, from the variables of its standard. */
    isTraced: v.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** Whether the standard's variable says how much is traced, which the tracer reads itself. */
    hasTraceSampler: v.OTEL_TRACES_SAMPLER !== undefined,
    /** All time limits of upstream calls, times this. */
    patience: v.UPSTREAM_PATIENCE,
    /** False in load tests only: calls are not counted per address. */
    rateLimits: v.RATE_LIMITS,
    /** Where a machine keeps what must outlive its process. */
    dataFolder: v.SHOP_DATA,
    /** The database in which all machines keep what was promised; null: each in `dataFolder`. */
    databaseUrl: v.DATABASE_URL ?? null,
    commerce: {
      hosted: hosted.commerce,
      channelId: v.BIGCOMMERCE_CHANNEL_ID,
      /** In which baskets are kept and the catalogue is priced; the shop's words know pounds alone. */
      currency: 'GBP',
      storefrontToken: need('BIGCOMMERCE_STOREFRONT_TOKEN'),
      accessToken: need('BIGCOMMERCE_ACCESS_TOKEN'),
      storeHash: v.BIGCOMMERCE_STORE_HASH,
      clientId:
        v.BIGCOMMERCE_CLIENT_ID ?? (hosted.commerce ? need('BIGCOMMERCE_CLIENT_ID') : SANDBOX.storeHash),
      /** Signs the platform's webhooks, and what vouches for a customer. */
      clientSecret: need('BIGCOMMERCE_CLIENT_SECRET'),
      graphqlUrl:
        v.BIGCOMMERCE_GRAPHQL_URL ??
        (hosted.commerce
          ? `https://store-${v.BIGCOMMERCE_STORE_HASH}${channel}.mybigcommerce.com/graphql`
          : `${sandbox}/graphql`),
      /** Up to the store: `/v3/carts` follows. */
      apiUrl: trim(
        v.BIGCOMMERCE_API_URL ??
          (hosted.commerce ? `https://api.bigcommerce.com/${store}` : `${sandbox}/${store}`),
      ),
      paymentsUrl,
      /** The document that becomes a field of a card in a frame; empty where cards are typed at the platform's checkout. */
      cardFieldsUrl: cardFieldsUrl || '',
      /** Whence forms load reCAPTCHA, where the store has it on. */
      reCaptcha: reCaptchaSources(
        trim(
          v.BIGCOMMERCE_RECAPTCHA_URL ??
            (hosted.commerce ? 'https://www.google.com/recaptcha' : `${sandbox}/recaptcha`),
        ),
      ),
      /** Where the channel's own checkout stands, if not below the shop's domain; null: only there. */
      checkoutOrigin: v.BIGCOMMERCE_CHECKOUT_ORIGIN ? new URL(v.BIGCOMMERCE_CHECKOUT_ORIGIN).origin : null,
      /** Proves to the platform that the shopper's address, which the shop tells it, is true; null: none is told. */
      trustedProxySecret: v.BIGCOMMERCE_TRUSTED_PROXY_SECRET ?? null,
    },
    content: {
      hosted: hosted.content,
      space: v.CONTENTFUL_SPACE_ID,
      environment: v.CONTENTFUL_ENVIRONMENT,
      token: need('CONTENTFUL_ACCESS_TOKEN'),
      previewToken: need('CONTENTFUL_PREVIEW_ACCESS_TOKEN'),
      webhookSecret: need('CONTENTFUL_WEBHOOK_SECRET'),
      url: trim(v.CONTENTFUL_HOST ?? (hosted.content ? 'https://cdn.contentful.com' : `${sandbox}/content`)),
      previewUrl: trim(
        v.CONTENTFUL_PREVIEW_HOST ??
          (hosted.content ? 'https://preview.contentful.com' : `${sandbox}/content-preview`),
      ),
    },
    search: {
      hosted: hosted.search,
      appId: v.ALGOLIA_APP_ID,
      searchKey: need('ALGOLIA_SEARCH_API_KEY'),
      adminKey: need('ALGOLIA_ADMIN_API_KEY'),
      /** Before the name of each index, so that shops may share an application. */
      indexPrefix: v.ALGOLIA_INDEX_PREFIX ?? '',
      url: searchUrl,
      insightsUrl,
      analyticsUrl,
    },
    forms: {
      hosted: hosted.forms,
      portalId: v.HUBSPOT_PORTAL_ID,
      tradeFormId: v.HUBSPOT_TRADE_FORM_ID,
      stockFormId: v.HUBSPOT_STOCK_FORM_ID,
      formsUrl: trim(
        v.HUBSPOT_FORMS_URL ?? (hosted.forms ? `https://api${region}.hsforms.com` : `${sandbox}/forms`),
      ),
      /** Sets the portal up, for `npm run provision` and `npm run doctor`; the shop itself asks it nothing. */
      apiUrl: trim(v.HUBSPOT_FORMS_URL ?? (hosted.forms ? 'https://api.hubapi.com' : `${sandbox}/forms`)),
      /** Of those two commands; null: forms are made by hand. */
      accessToken: v.HUBSPOT_ACCESS_TOKEN ?? null,
    },
    /** Finds addresses by their postcode. */
    addresses: {
      /** Null: addresses are typed by hand alone. */
      key: v.IDEAL_POSTCODES_API_KEY ?? null,
      /** Up to the version: `/postcodes/LS63BN` follows. */
      url: trim(
        v.IDEAL_POSTCODES_URL ??
          (hosted.commerce ? 'https://api.ideal-postcodes.co.uk/v1' : `${sandbox}/addresses/v1`),
      ),
    },
    mail: {
      url: v.SMTP_URL ?? (hosted.commerce ? need('SMTP_URL') : `smtp://127.0.0.1:${v.SANDBOX_SMTP_PORT}`),
      from: v.MAIL_FROM ?? (hosted.commerce ? need('MAIL_FROM') : 'Hobwright <help@hobwright.example>'),
    },
    session: { secret: need('SESSION_SECRET') },
    reset: {
      /** Null: the platform sends the mail. */
      url: v.PASSWORD_RESET_URL ?? (hosted.commerce ? null : `${sandbox}/password-reset`),
      /** How links of that function are written. */
      format: v.RESET_TOKEN_FORMAT,
      secret: need('RESET_TOKEN_SECRET'),
    },
    /** Editors' key to drafts; null: drafts are open to everybody where all is the sandbox's, else to nobody. */
    previewSecret: hosted.content ? need('PREVIEW_SECRET') : (v.PREVIEW_SECRET ?? null),
    redisUrl: v.REDIS_URL ?? null,
    checkoutMode: v.CHECKOUT_MODE,
    /** What browsers call themselves: the quick search, what it counts. */
    connectOrigins: [...new Set([...searchHosts, new URL(insightsUrl).origin])],
    /** Where pictures may come from, for the Content-Security-Policy. */
    imageOrigins: listOf(v.IMAGE_ORIGINS) ?? [
      hosted.commerce ? 'https://*.bigcommerce.com' : sandbox,
      ...(hosted.content ? ['https://images.ctfassets.net'] : []),
    ],
    /** Where browsers may fetch models of products from, for the same. */
    modelOrigins: listOf(v.MODEL_ORIGINS) ?? [
      hosted.commerce ? `https://store-${v.BIGCOMMERCE_STORE_HASH}.mybigcommerce.com` : sandbox,
    ],
  };
  return { config, missing: missing as readonly string[] };
}

/** Hosts on which a shop is tried out before it is shown. This machine is nobody's to list in any case. */
const isTrial = (host: string) => /(^|[.-])(staging|stage|preview|test|dev|uat|demo)([.-]|$)/i.test(host);
const listOf = (origins: string | undefined): string[] | undefined =>
  origins?.split(',').map((origin) => origin.trim());
const trim = (url: string) => url.replace(/\/+$/, '');
const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);

let current: Config | undefined;

/** This process's configuration, read once. */
export function config(): Config {
  current ??= readConfig(process.env);
  return current;
}

/** What is logged; known even where the rest of the environment is at fault. */
export const logLevel = () =>
  variables.shape.LOG_LEVEL.catch('info').parse(process.env['LOG_LEVEL'] || undefined);

/** What the caches of a machine may take together, of all its processes, where it is said; known without the rest. */
export const cacheMemoryMb = () =>
  variables.shape.CACHE_MEMORY_MB.parse(process.env['CACHE_MEMORY_MB'] || undefined);

/** What a process that this one starts is given: the same, and this much more where nothing is said about it. */
export const passedOn = (otherwise: Record<string, string>): NodeJS.ProcessEnv => ({
  ...otherwise,
  ...process.env,
});

/** Whether this process makes the build, of which the framework says so. */
export const isBuild = () => process.env['NEXT_PHASE'] === 'phase-production-build';
