/** What narrows every list, in the order in which its address holds it; attributes stand between the two. */
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

/** What a form without script sends and a canonical address never holds: both ends of the price, a filter to drop. */
export const FORM_ONLY = ['price-from', 'price-to', 'drop'] as const;

/** The keys that mean the same to every list. */
export const LIST_KEYS = [...BEFORE_FACTS, ...AFTER_FACTS, ...FORM_ONLY] as const;
