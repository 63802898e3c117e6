import { join } from 'node:path';
import { RESET_FORMATS, type ResetFormat } from './password-reset/token.ts';

/** Settings of the sandbox. Tokens are compared with those of the requests and are never logged. */
export interface SandboxConfig {
  /** Address to listen on. */
  host: string;
  /** `0` takes any free port (tests). */
  port: number;
  /** `0` takes any free port. It is the default if `port` is `0`. */
  smtpPort: number;
  /** Path of the SQLite file, or `:memory:`. */
  database: string;
  /** Folder for the store and the files of other parts; `null` stores nothing on disk. */
  dataFolder: string | null;
  /** Absolute origin of the sandbox, used in image URLs, without a trailing slash. */
  origin: string;
  /** Absolute origin of the shop, for cart links and webhooks, without a trailing slash. */
  shopOrigin: string;
  storeHash: string;
  channelId: number;
  storefrontToken: string;
  accessToken: string;
  /** Signs webhooks: `BIGCOMMERCE_CLIENT_SECRET`. */
  clientSecret: string;
  contentSpace: string;
  contentEnvironment: string;
  contentToken: string;
  contentPreviewToken: string;
  contentWebhookSecret: string;
  searchAppId: string;
  searchKey: string;
  searchAdminKey: string;
  /** Key of the address look-up: `IDEAL_POSTCODES_API_KEY`. */
  addressKey: string;
  formsToken: string;
  /** Scopes that `formsToken` has at the form service. */
  formsScopes: readonly string[];
  formsPortalId: string;
  controlToken: string;
  /** Encrypts the tokens in password-reset links. The shop decrypts them with the same secret: `RESET_TOKEN_SECRET`. */
  resetSecret: string;
  resetFormat: ResetFormat;
  /** URL of the shop for which the usual webhooks are registered at the start; `null` registers none. */
  webhookUrl: string | null;
  /** The same for webhooks of the content service. */
  contentWebhookUrl: string | null;
  /** Requests that one token may make to the REST APIs in 30 seconds; `null` applies the quota of the store's plan. */
  restQuota: number | null;
  /**
   * Requests that one token may make per second to each host of the content service; `null` applies the service's
   * limits.
   */
  contentQuota: number | null;
  /**
   * Milliseconds for which the delivery API goes on answering with the earlier content after something is published.
   */
  contentLagMs: number;
}

const FORMS_SCOPES = 'forms crm.schemas.contacts.read crm.schemas.contacts.write';

type Env = Readonly<Record<string, string | undefined>>;

/** @throws if a number or choice in the environment is invalid; the message names the variable. */
export function readConfig(env: Env): SandboxConfig {
  const port = readPort(env, 'SANDBOX_PORT', 4000);
  const dataFolder = text(env, 'SANDBOX_DATA', '.data');
  const shopOrigin = withoutSlash(
    text(env, 'PUBLIC_ORIGIN', `http://localhost:${text(env, 'PORT', '3000')}`),
  );
  return {
    host: text(env, 'SANDBOX_HOST', '127.0.0.1'),
    port,
    smtpPort: readPort(env, 'SANDBOX_SMTP_PORT', port === 0 ? 0 : 4025),
    database: join(dataFolder, 'sandbox.sqlite'),
    dataFolder,
    origin: withoutSlash(text(env, 'SANDBOX_ORIGIN', `http://127.0.0.1:${port}`)),
    shopOrigin,
    storeHash: text(env, 'BIGCOMMERCE_STORE_HASH', 'hobwright'),
    channelId: readWhole(env, 'BIGCOMMERCE_CHANNEL_ID', 1),
    storefrontToken: text(env, 'BIGCOMMERCE_STOREFRONT_TOKEN', 'dev'),
    accessToken: text(env, 'BIGCOMMERCE_ACCESS_TOKEN', 'dev'),
    clientSecret: text(env, 'BIGCOMMERCE_CLIENT_SECRET', 'dev'),
    contentSpace: text(env, 'CONTENTFUL_SPACE_ID', 'hobwright'),
    contentEnvironment: text(env, 'CONTENTFUL_ENVIRONMENT', 'master'),
    contentToken: text(env, 'CONTENTFUL_ACCESS_TOKEN', 'dev'),
    contentPreviewToken: text(env, 'CONTENTFUL_PREVIEW_ACCESS_TOKEN', 'dev-preview'),
    contentWebhookSecret: text(env, 'CONTENTFUL_WEBHOOK_SECRET', 'dev'),
    searchAppId: text(env, 'ALGOLIA_APP_ID', 'HOBWRIGHT'),
    searchKey: text(env, 'ALGOLIA_SEARCH_API_KEY', 'dev'),
    searchAdminKey: text(env, 'ALGOLIA_ADMIN_API_KEY', 'dev'),
    addressKey: text(env, 'IDEAL_POSTCODES_API_KEY', 'dev'),
    formsToken: text(env, 'HUBSPOT_ACCESS_TOKEN', 'dev'),
    formsScopes: text(env, 'SANDBOX_FORMS_SCOPES', FORMS_SCOPES).split(' '),
    formsPortalId: text(env, 'HUBSPOT_PORTAL_ID', '20260001'),
    controlToken: text(env, 'SANDBOX_CONTROL_TOKEN', 'dev'),
    resetSecret: text(env, 'RESET_TOKEN_SECRET', 'dev'),
    resetFormat: readResetFormat(env),
    webhookUrl: env['SANDBOX_WEBHOOK_URL'] || null,
    contentWebhookUrl: env['SANDBOX_CONTENT_WEBHOOK_URL'] || null,
    restQuota: env['SANDBOX_REST_QUOTA'] ? readWhole(env, 'SANDBOX_REST_QUOTA', 0) : null,
    contentQuota: env['SANDBOX_CONTENT_QUOTA'] ? readWhole(env, 'SANDBOX_CONTENT_QUOTA', 0) : null,
    contentLagMs: readWhole(env, 'SANDBOX_CONTENT_LAG_MS', 0),
  };
}

function text(env: Env, name: string, otherwise: string): string {
  return env[name] || otherwise;
}

function readWhole(env: Env, name: string, otherwise: number): number {
  const given = env[name];
  if (!given) return otherwise;
  if (!/^\d{1,9}$/.test(given)) throw new Error(`${name} must be a whole number, not "${given}".`);
  return Number(given);
}

function readResetFormat(env: Env): ResetFormat {
  const given = text(env, 'RESET_TOKEN_FORMAT', RESET_FORMATS[0]);
  const format = RESET_FORMATS.find((one) => one === given);
  if (!format) throw new Error(`RESET_TOKEN_FORMAT must be ${RESET_FORMATS.join(' or ')}, not "${given}".`);
  return format;
}

function readPort(env: Env, name: string, otherwise: number): number {
  const port = readWhole(env, name, otherwise);
  if (port > 65_535) throw new Error(`${name} must be a port number up to 65535, not ${port}.`);
  return port;
}

function withoutSlash(origin: string): string {
  return origin.replace(/\/+$/, '');
}
