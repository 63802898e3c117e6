import { keepCookie } from '@/lib/http/cookies';
import { LOCALE_COOKIE, LOCALE_DAYS, type Locale, localisedPath } from '@/lib/routing/locales';

/** Switches the language: stores it in a cookie and loads the page under its path in that language. */
export function switchLocale(locale: Locale): void {
  keepCookie(LOCALE_COOKIE, locale, LOCALE_DAYS, 'lax');
  location.assign(localisedPath(location.pathname, locale) + location.search);
}
