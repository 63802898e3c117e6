import type { Config } from '../../config.ts';
import { isOfPlatform } from '../../upstreams/platform-address.ts';

/**
 * Whether a page may redirect there: to a path of the shop, to the platform's checkout, or permanently (308) to where
 * the merchant moved a path, which may be anywhere on the web.
 */
export function mayLeadTo(status: number, location: string, config: Config): boolean {
  if (/^\/(?![/\\])/.test(location)) return true;
  if (!URL.canParse(location)) return false;
  const url = new URL(location);
  return isOfPlatform(url, config) || (status === 308 && /^https?:$/.test(url.protocol));
}
