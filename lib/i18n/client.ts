import { keepCookie } from '@/lib/http/cookies';
import { LOCALE_COOKIE, LOCALE_DAYS, type Locale, localisedPath } from '@/lib/routing/locales';

/** Goes on in another language: it is kept, and the page loaded under its path there. */
export function switchLocale(locale: Locale): void {
  keepCookie(LOCALE_COOKIE, locale, LOCALE_DAYS, 'lax');
  location.assign(localisedPath(location.pathname, locale) + location.search);
}
