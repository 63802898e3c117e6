/** Name of the list that is created on the first add (specification §4). */
export const WISHLIST_NAME = 'My Favorites';
/**
 * Cookie with the id of the customer's list (specification §3). Scripts read it, because nothing else tells the browser
 * the id.
 */
export const WISHLIST_COOKIE = 'wishlistId';
/** Maximum number of products in a customer's list, and in one call (reliability guide, C12 and C28). */
export const MAX_WISHES = 200;
export const MAX_AT_ONCE = 50;

/** Whether a text is the token of a shared list. Anything else is never sent to the platform. */
export const isShareToken = (text: string): boolean => /^[A-Za-z0-9-]{16,64}$/.test(text);

/** Returns the wanted ids that are not on the list yet, without duplicates, as many as there is room for. */
export function newWishes(listed: readonly number[], wanted: readonly number[]): number[] {
  const existing = new Set(listed);
  const fresh = [...new Set(wanted)].filter((id) => !existing.has(id));
  return fresh.slice(0, Math.max(0, MAX_WISHES - existing.size));
}

/**
 * Returns the ids that stay in the browser after moving its list to the account. Only products that found no room stay.
 * A product that the platform no longer knows would otherwise be sent again for ever.
 */
export function leftBehind(
  local: readonly number[],
  handedOver: readonly number[],
  listed: readonly number[],
): number[] {
  const gone = new Set(listed.length < MAX_WISHES ? handedOver : listed);
  return local.filter((id) => !gone.has(id));
}

/** Splits ids into parts of at most `size`, the limit of one call. */
export function inParts(ids: readonly number[], size = MAX_AT_ONCE): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  );
}
