/** Specification §4: made on the first add. */
export const WISHLIST_NAME = 'My Favorites';
/** Specification §3; readable by the browser, which is told whose list it is by nothing else. */
export const WISHLIST_COOKIE = 'wishlistId';
/** The most that a customer's list holds, and the most that one call names (reliability guide, C12 and C28). */
export const MAX_WISHES = 200;
export const MAX_AT_ONCE = 50;

/** The token of a shared list, as the platform writes it: anything else never reaches it. */
export const isShareToken = (text: string): boolean => /^[A-Za-z0-9-]{16,64}$/.test(text);

/** Those that are not on the list yet, each once, as many as there is room for. */
export function newWishes(listed: readonly number[], wanted: readonly number[]): number[] {
  const existing = new Set(listed);
  const fresh = [...new Set(wanted)].filter((id) => !existing.has(id));
  return fresh.slice(0, Math.max(0, MAX_WISHES - existing.size));
}

/**
 * What stays in the browser once it has handed its list over. Only what found no room stays: a product that the
 * platform no longer knows is on neither list, and would be offered for ever.
 */
export function leftBehind(
  local: readonly number[],
  handedOver: readonly number[],
  listed: readonly number[],
): number[] {
  const gone = new Set(listed.length < MAX_WISHES ? handedOver : listed);
  return local.filter((id) => !gone.has(id));
}

/** Lists of at most so many as one call may name. */
export function inParts(ids: readonly number[], size = MAX_AT_ONCE): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  );
}
