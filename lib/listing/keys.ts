import { AFTER_FACTS, BEFORE_FACTS, LIST_KEYS } from '@/lib/routing/list-keys';

/** Keys of campaigns, editors and other pages, which never filter a listing. */
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

/** A key for an attribute: lower-case letters, digits, hyphens and dots, like the slugs of values. */
const FACT_KEY = /^[a-z0-9](?:[a-z0-9.-]{0,79})$/;

/** Whether a key could be the slug of an attribute's name. Only the listing knows which attributes exist. */
export function isFactKey(key: string): boolean {
  return FACT_KEY.test(key) && !RESERVED.has(key) && !FOREIGN.has(key);
}

/** Whether a key has the same meaning in every listing. */
export const isReservedKey = (key: string): boolean => RESERVED.has(key);

/** Returns the URL key of the attribute with the given slug. */
export function factKey(slug: string): string {
  return isFactKey(slug) ? slug : `fact-${slug}`;
}

/** Compares keys by their order in a URL: brand, category, attributes by name, then the rest. */
export function compareKeys(a: string, b: string): number {
  const rank = (RANKS.get(a) ?? 0) - (RANKS.get(b) ?? 0);
  return rank || (a < b ? -1 : a > b ? 1 : 0);
}
