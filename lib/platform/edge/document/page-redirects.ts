import type { Config } from '../../config.ts';
import { isOfPlatform } from '../../upstreams/platform-address.ts';

/**
 * Whether a page may send people there: to a path of ours, to the platform's checkout, or, for good, to where the
 * merchant moved a path, which may be anywhere on the web.
 */
export function mayLeadTo(status: number, location: string, config: Config): boolean {
  if (/^\/(?![/\\])/.test(location)) return true;
  if (!URL.canParse(location)) return false;
  const url = new URL(location);
  return isOfPlatform(url, config) || (status === 308 && /^https?:$/.test(url.protocol));
}
