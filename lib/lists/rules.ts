/** Keys of the lists in the browser's storage (specification §3). */
export const WISHLIST = 'wishlist';
export const MULTIBUY = 'multibuy';

/** Maximum number of products in a list. */
export const MAX_ITEMS = 100;
export const MAX_QUANTITY = 99;

/**
 * An item of a list. Of a wishlist item, only the product's id is stored (specification §3); an item of the multibuy
 * list has a quantity too.
 */
export type ListItem = { entityId: number; quantity: number };

const LARGEST_ID = 2_147_483_647;

/** Written by hand, because a schema library would cost every page more than the lists themselves. */
function readItem(each: unknown): ListItem | null {
  if (typeof each !== 'object' || each === null) return null;
  const { entityId, quantity } = each as { entityId?: unknown; quantity?: unknown };
  if (!isWhole(entityId, LARGEST_ID)) return null;
  return { entityId, quantity: isWhole(quantity, MAX_QUANTITY) ? quantity : 1 };
}

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** Parses a stored list. Malformed items are dropped; a malformed text gives an empty list. */
export function parseList(text: string | null): ListItem[] {
  if (!text || text.length > 100_000) return [];
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(raw)) return [];
  const items = new Map<number, ListItem>();
  for (const each of raw.slice(0, MAX_ITEMS)) {
    const item = readItem(each);
    if (item && !items.has(item.entityId)) items.set(item.entityId, item);
  }
  return [...items.values()];
}

export const hasItem = (list: readonly ListItem[], id: number): boolean =>
  list.some(({ entityId }) => entityId === id);

/** Adds a product unless it is there; a full list stays as it is. */
export function withItem(list: readonly ListItem[], id: number, quantity = 1): ListItem[] {
  if (hasItem(list, id) || list.length >= MAX_ITEMS) return [...list];
  return [...list, { entityId: id, quantity }];
}

/** Puts an item back in its place. */
export function withItemAt(list: readonly ListItem[], item: ListItem, at: number): ListItem[] {
  return hasItem(list, item.entityId) || list.length >= MAX_ITEMS ? [...list] : list.toSpliced(at, 0, item);
}

export const withoutItem = (list: readonly ListItem[], id: number): ListItem[] =>
  list.filter(({ entityId }) => entityId !== id);

export const withItemQuantity = (list: readonly ListItem[], id: number, quantity: number): ListItem[] =>
  list.map((each) =>
    each.entityId === id ? { ...each, quantity: Math.min(MAX_QUANTITY, Math.max(1, quantity)) } : each,
  );

export const countOf = (list: readonly ListItem[]): number =>
  list.reduce((sum, { quantity }) => sum + quantity, 0);
