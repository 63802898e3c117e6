import { FALLBACK, type Locale, LOCALES } from '@/lib/routing/locales';
import { MESSAGES } from './data/messages';

type Name = keyof (typeof MESSAGES)['en-US'];
type Words = Partial<Record<Name, string>>;

/** Returns a fixed text in a language, or in the fallback language where it is missing. */
export function message(name: Name, locale: Locale = LOCALES[0]): string {
  const words: Words = MESSAGES[locale];
  return words[name] ?? MESSAGES[FALLBACK][name];
}
