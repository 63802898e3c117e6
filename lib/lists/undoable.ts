import type { LocalList } from './client';
import { hasItem, type ListItem, withItemAt, withItemQuantity } from './rules';

/**
 * Takes one change, `before` to `after`, out of a list that may have changed since: what came goes, what went is back in
 * its place, and a quantity is as before unless it was set again.
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

/** Changes a list. Returns what takes this one change back; null when the browser keeps nothing. */
export function changeUndoably(
  list: LocalList,
  next: (items: readonly ListItem[]) => readonly ListItem[],
): (() => void) | null {
  const before = list.read();
  if (!list.change(next)) return null;
  const after = list.read();
  return () => void list.change((now) => withoutChange(now, before, after));
}
