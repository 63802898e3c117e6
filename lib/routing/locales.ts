/** The languages that the shop speaks; the first is the default. en-US stands in for words that en-GB lacks. */
export const LOCALES = ['en-GB'] as const;
export const FALLBACK = 'en-US';
export type Locale = (typeof LOCALES)[number];

/** Specification §9. */
export const LOCALE_COOKIE = 'locale';
export const LOCALE_DAYS = 365;

export const isLocale = (value: string | undefined): value is Locale =>
  LOCALES.some((locale) => locale === value);

/** Where a path stands in a language: every route exists once, for the default (specification §2). */
export const localisedPath = (path: string, locale: string): string =>
  locale === LOCALES[0] ? path : `/${locale}${path === '/' ? '' : path}`;
