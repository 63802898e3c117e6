type Counted = { quantity: number };

/**
 * Merges two lists that have diverged: additions of either are kept, removals of either are applied, and of two
 * quantities the one changed since counts, or else the larger. The order is that of `mine`. With an empty `before` it
 * is the union of both (experience §6 F5). Merging again changes nothing.
 * @param before the last common state
 * @param keyOf identifies a product
 */
export function merged<T extends Counted>(
  theirs: readonly T[],
  mine: readonly T[],
  before: readonly T[],
  keyOf: (item: T) => string | number,
): T[] {
  if (isSameList(mine, before, keyOf)) return [...theirs];
  const byKey = (list: readonly T[]) => new Map(list.map((item) => [keyOf(item), item]));
  const [there, here, once] = [byKey(theirs), byKey(mine), byKey(before)];
  const isAsBefore = (item: T) => once.get(keyOf(item))?.quantity === item.quantity;
  const resolved = mine.flatMap((item) => {
    const other = there.get(keyOf(item));
    if (!other) return isAsBefore(item) ? [] : [item];
    if (once.has(keyOf(item))) return isAsBefore(item) ? [other] : [item];
    return other.quantity > item.quantity ? [other] : [item];
  });
  return [...resolved, ...theirs.filter((item) => !here.has(keyOf(item)) && !isAsBefore(item))];
}

/** Whether two lists have the same products and quantities in the same order. */
export const isSameList = <T extends Counted>(
  one: readonly T[],
  other: readonly T[],
  keyOf: (item: T) => string | number,
): boolean =>
  one.length === other.length &&
  one.every((item, at) => {
    const twin = other[at];
    return twin !== undefined && keyOf(twin) === keyOf(item) && twin.quantity === item.quantity;
  });
