import type { Config } from '../config.ts';

type Places = Pick<Config, 'publicOrigin'> & { commerce: Pick<Config['commerce'], 'graphqlUrl'> };

/** Whether an address is on the platform's storefront, or a checkout of the merchant's below the shop's own domain. */
export function isOfPlatform({ protocol, hostname }: URL, { commerce, publicOrigin }: Places): boolean {
  const platform = new URL(commerce.graphqlUrl);
  if (protocol === platform.protocol && hostname === platform.hostname) return true;
  return protocol === 'https:' && hostname.endsWith(`.${new URL(publicOrigin).hostname}`);
}
