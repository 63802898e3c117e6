import { AFTER_FACTS, BEFORE_FACTS, LIST_KEYS } from '@/lib/routing/list-keys';

/** Keys of campaigns, editors and other pages: they never narrow a list. */
const FOREIGN = new Set(
  'preview env q t c ref src source token secret id gclid gbraid wbraid dclid fbclid msclkid yclid srsltid'.split(
    ' ',
  ),
);

const RANKS = new Map<string, number>([
  ...BEFORE_FACTS.map((key, at) => [key, at - 100] as const),
  ...AFTER_FACTS.map((key, at) => [key, at + 100] as const),
]);

const RESERVED = new Set<string>(LIST_KEYS);

/** A key that names an attribute: lower case, digits, hyphens and dots, like the slugs of values. */
const FACT_KEY = /^[a-z0-9](?:[a-z0-9.-]{0,79})$/;

/** Whether a key could be the slug of an attribute's name. Which attributes there are, only the list knows. */
export function isFactKey(key: string): boolean {
  return FACT_KEY.test(key) && !RESERVED.has(key) && !FOREIGN.has(key);
}

/** Whether a key means the same to every list. */
export const isReservedKey = (key: string): boolean => RESERVED.has(key);

/** A key of the URL for an attribute whose slug is given. */
export function factKey(slug: string): string {
  return isFactKey(slug) ? slug : `fact-${slug}`;
}

/** Orders keys as a URL holds them: brand, category, attributes by name, then the rest. */
export function compareKeys(a: string, b: string): number {
  const rank = (RANKS.get(a) ?? 0) - (RANKS.get(b) ?? 0);
  return rank || (a < b ? -1 : a > b ? 1 : 0);
}
