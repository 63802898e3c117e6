import { resolve } from 'node:path';
import { isIP } from 'node:net';
import type { SandboxConfig } from '../config.ts';

type Known = Pick<SandboxConfig, 'storeHash' | 'channelId'>;

/** Returns the host of the Storefront API as clients build it from store hash, channel and domain. */
const storefrontHost = ({ storeHash, channelId }: Known, domain: string) =>
  `store-${storeHash}-${channelId}.${domain}`;

/** Returns every host name under which clients reach a sandbox on `host`. */
export function hostNames(config: Known, host: string): string[] {
  const ofStore = isIP(host) ? [] : [storefrontHost(config, host), `store-${config.storeHash}.${host}`];
  return [...new Set([host, 'localhost', '127.0.0.1', ...ofStore])];
}

/**
 * Returns the settings that a storefront needs to use the sandbox, as lines of an `.env` file: full URLs, and with
 * HTTPS also the hosts from which Catalyst builds its URLs.
 * @param certificate path of the certificate file, or null without HTTPS
 */
export function environmentLines(config: SandboxConfig, certificate: string | null): string {
  const { origin, storeHash, channelId } = config;
  const { host } = new URL(origin);
  const common = {
    BIGCOMMERCE_STORE_HASH: storeHash,
    BIGCOMMERCE_CHANNEL_ID: channelId,
    BIGCOMMERCE_STOREFRONT_TOKEN: config.storefrontToken,
    BIGCOMMERCE_ACCESS_TOKEN: config.accessToken,
    BIGCOMMERCE_CLIENT_SECRET: config.clientSecret,
    BIGCOMMERCE_GRAPHQL_URL: `${origin}/graphql`,
    BIGCOMMERCE_API_URL: `${origin}/stores/${storeHash}`,
    CONTENTFUL_SPACE_ID: config.contentSpace,
    CONTENTFUL_ENVIRONMENT: config.contentEnvironment,
    CONTENTFUL_ACCESS_TOKEN: config.contentToken,
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: config.contentPreviewToken,
    CONTENTFUL_HOST: `${origin}/content`,
    CONTENTFUL_PREVIEW_HOST: `${origin}/content-preview`,
    ALGOLIA_APP_ID: config.searchAppId,
    ALGOLIA_SEARCH_API_KEY: config.searchKey,
    ALGOLIA_ADMIN_API_KEY: config.searchAdminKey,
    ALGOLIA_HOST: `${origin}/search`,
    ALGOLIA_INSIGHTS_HOST: `${origin}/insights`,
    ALGOLIA_ANALYTICS_HOST: `${origin}/analytics`,
    HUBSPOT_PORTAL_ID: config.formsPortalId,
    HUBSPOT_ACCESS_TOKEN: config.formsToken,
    HUBSPOT_FORMS_URL: `${origin}/forms`,
    SMTP_URL: `smtp://127.0.0.1:${config.smtpPort}`,
  };
  const secure = certificate && {
    BIGCOMMERCE_GRAPHQL_API_DOMAIN: host,
    BIGCOMMERCE_ADMIN_API_HOST: host,
    NODE_EXTRA_CA_CERTS: resolve(certificate),
  };
  return Object.entries({ ...common, ...secure })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
