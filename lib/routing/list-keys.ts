/** Filter keys of every list in canonical order; keys of attributes come between the two groups. */
export const BEFORE_FACTS = ['brand', 'category'] as const;
export const AFTER_FACTS = [
  'price',
  'rating',
  'delivery',
  'featured',
  'reduced',
  'stock',
  'sort',
  'for',
  'show',
  'page',
  'view',
] as const;

/**
 * Keys that a form sends without JavaScript and that a canonical address never has: both ends of the price, a filter to
 * drop.
 */
export const FORM_ONLY = ['price-from', 'price-to', 'drop'] as const;

/** Keys that have the same meaning in every list. */
export const LIST_KEYS = [...BEFORE_FACTS, ...AFTER_FACTS, ...FORM_ONLY] as const;
