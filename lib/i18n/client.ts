import Cookies from 'js-cookie';

const LOCALES = ['en-GB'] as const;
const LOCALE_COOKIE = 'locale';
const DAYS = 365;

/** Specification §4 and §9: from the cookie, else the browser's language, else the default; kept for a year. */
export function rememberLocale(): void {
  const [fallback] = LOCALES;
  const wanted = [Cookies.get(LOCALE_COOKIE), ...navigator.languages];
  const locale = LOCALES.find((known) => wanted.includes(known)) ?? fallback;
  Cookies.set(LOCALE_COOKIE, locale, { expires: DAYS, path: '/', sameSite: 'lax' });
}
