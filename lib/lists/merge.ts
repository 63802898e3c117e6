type Counted = { quantity: number };

/**
 * One list of two that went their own ways: what either added since stays, what either took off since is gone, and of
 * two quantities the one changed since counts, or else the larger. In the order of `mine`. With nothing `before` it is
 * all of both (experience §6 F5), and joining once more changes nothing.
 * @param before what both were once
 * @param keyOf by what one and the same product is known
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

/** Whether two name the same products, as many of each, in the same order. */
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
