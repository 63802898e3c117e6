/** The languages that the shop speaks; the first is the default. en-US stands in for words that en-GB lacks. */
export const LOCALES = ['en-GB'] as const;
export const FALLBACK = 'en-US';
export type Locale = (typeof LOCALES)[number];

/** Specification §4: what is known of the visitor first, then the browser's languages, then the default. */
export function chooseLocale(wanted: readonly (string | undefined)[]): Locale {
  return LOCALES.find((locale) => wanted.includes(locale)) ?? LOCALES[0];
}

/** Where a path stands in a language: every route exists once, for the default (specification §2). */
export const localisedPath = (path: string, locale: string): string =>
  locale === LOCALES[0] ? path : `/${locale}${path === '/' ? '' : path}`;
