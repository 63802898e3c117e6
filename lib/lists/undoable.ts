import type { LocalList } from './client';
import { hasItem, type ListItem, withItemAt, withItemQuantity } from './rules';

/**
 * Undoes one change, `before` to `after`, on a list that may have changed since: added products are removed, removed
 * ones return to their place, and a quantity is restored unless it was changed again.
 */
export function withoutChange(
  now: readonly ListItem[],
  before: readonly ListItem[],
  after: readonly ListItem[],
): ListItem[] {
  const stays = now.filter(({ entityId }) => hasItem(before, entityId) || !hasItem(after, entityId));
  return before.reduce<ListItem[]>((list, item, at) => {
    const left = after.find(({ entityId }) => entityId === item.entityId);
    if (!left) return withItemAt(list, item, at);
    const isAsLeft = list.some(
      ({ entityId, quantity }) => entityId === item.entityId && quantity === left.quantity,
    );
    return isAsLeft ? withItemQuantity(list, item.entityId, item.quantity) : list;
  }, stays);
}

/** Changes a list. Returns a function that undoes this change; null when the browser cannot store it. */
export function changeUndoably(
  list: LocalList,
  next: (items: readonly ListItem[]) => readonly ListItem[],
): (() => void) | null {
  const before = list.read();
  if (!list.change(next)) return null;
  const after = list.read();
  return () => void list.change((now) => withoutChange(now, before, after));
}
