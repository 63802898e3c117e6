import { z } from 'zod';

/** The keys under which the lists stand in the browser (specification §3). */
export const WISHLIST = 'wishlist';
export const MULTIBUY = 'multibuy';
export const LATER = 'later';

/** More than this is no list any more. */
export const MAX_ITEMS = 100;
export const MAX_QUANTITY = 99;

/** Specification §3: a local wishlist item holds the product's id alone; a list to buy holds how many too. */
export type ListItem = { entityId: number; quantity: number };

const item = z.object({
  entityId: z.int().positive().max(2_147_483_647),
  quantity: z.int().min(1).max(MAX_QUANTITY).catch(1).default(1),
});

/** Reads a list from storage. Items that are none are dropped, a text that is no list is an empty one. */
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
    const { success, data } = item.safeParse(each);
    if (success && !items.has(data.entityId)) items.set(data.entityId, data);
  }
  return [...items.values()];
}

export const hasItem = (list: readonly ListItem[], id: number): boolean =>
  list.some(({ entityId }) => entityId === id);

/** Adds a product once; a full list stays as it is. */
export function withItem(list: readonly ListItem[], id: number, quantity = 1): ListItem[] {
  if (hasItem(list, id) || list.length >= MAX_ITEMS) return [...list];
  return [...list, { entityId: id, quantity }];
}

export const withoutItem = (list: readonly ListItem[], id: number): ListItem[] =>
  list.filter(({ entityId }) => entityId !== id);

export const withItemQuantity = (list: readonly ListItem[], id: number, quantity: number): ListItem[] =>
  list.map((each) =>
    each.entityId === id ? { ...each, quantity: Math.min(MAX_QUANTITY, Math.max(1, quantity)) } : each,
  );

export const countOf = (list: readonly ListItem[]): number =>
  list.reduce((sum, { quantity }) => sum + quantity, 0);
