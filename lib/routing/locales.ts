/** The languages of the shop; the first is the default. Texts missing in en-GB are taken from en-US. */
export const LOCALES = ['en-GB'] as const;
export const FALLBACK = 'en-US';
export type Locale = (typeof LOCALES)[number];

/** Specification §9. */
export const LOCALE_COOKIE = 'locale';
export const LOCALE_DAYS = 365;

export const isLocale = (value: string | undefined): value is Locale =>
  LOCALES.some((locale) => locale === value);

/** The path in a language: every route exists once, for the default (specification §2). */
export const localisedPath = (path: string, locale: string): string =>
  locale === LOCALES[0] ? path : `/${locale}${path === '/' ? '' : path}`;
