import type { Config } from '../config.ts';

type Places = Pick<Config, 'publicOrigin'> & {
  commerce: Pick<Config['commerce'], 'graphqlUrl' | 'checkoutOrigin'>;
};

/**
 * Whether an address is on the platform's storefront or one of the merchant's checkouts: the configured one, or any
 * https subdomain of the shop's domain.
 */
export function isOfPlatform(
  { origin, protocol, hostname }: URL,
  { commerce, publicOrigin }: Places,
): boolean {
  const platform = new URL(commerce.graphqlUrl);
  if (protocol === platform.protocol && hostname === platform.hostname) return true;
  if (origin === commerce.checkoutOrigin) return true;
  const domain = new URL(publicOrigin).hostname.replace(/^www\./, '');
  return protocol === 'https:' && hostname.endsWith(`.${domain}`);
}
