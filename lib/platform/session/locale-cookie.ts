import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { isLocale, LOCALE_COOKIE, LOCALE_DAYS, LOCALES } from '../../routing/locales.ts';
import { isCrawler } from '../edge/document/crawlers.ts';
import { cookieName } from './own-cookie.ts';

type Asking = Pick<IncomingHttpHeaders, 'accept' | 'accept-language' | 'cookie' | 'user-agent'>;

/**
 * Returns the `Set-Cookie` header that keeps a visitor's locale for a year, from `Accept-Language` or the default
 * (specification §4 and §9). Undefined for visitors who have the cookie, for requests other than for documents, and for
 * crawlers, which keep no cookies, so that their responses can be shared.
 * @param secure whether the shop is on https
 */
export function localeCookie(headers: Asking, secure: boolean): string | undefined {
  if (!headers.accept?.includes('text/html') || isCrawler({ headers })) return undefined;
  const name = cookieName(LOCALE_COOKIE, 'shop', secure);
  if (isLocale(valueOf(name, headers.cookie))) return undefined;
  const locale = new Negotiator({ headers }).language([...LOCALES]) ?? LOCALES[0];
  const parts = [`${name}=${locale}`, 'Path=/', `Max-Age=${LOCALE_DAYS * 86_400}`, 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

const valueOf = (name: string, cookies = ''): string | undefined =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
