import { keepCookie, readCookie } from '@/lib/http/cookies';
import { chooseLocale, type Locale, localisedPath } from './locale-rules';

const LOCALE_COOKIE = 'locale';
const DAYS = 365;

const keep = (locale: Locale) => keepCookie(LOCALE_COOKIE, locale, DAYS, 'lax');

/** Specification §4 and §9: from the cookie, else the browser's language, else the default; kept for a year. */
export const rememberLocale = (): void =>
  keep(chooseLocale([readCookie(LOCALE_COOKIE), ...navigator.languages]));

/** Goes on in another language: it is kept, and the page loaded under its path there. */
export function switchLocale(locale: Locale): void {
  keep(locale);
  location.assign(localisedPath(location.pathname, locale) + location.search);
}
