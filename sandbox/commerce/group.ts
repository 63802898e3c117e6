import type { Store } from '../store/store.ts';

/** Entities read together. What one of them needs is loaded for all of them at once, when first needed. */
export interface Group {
  store: Store;
  ids: readonly number[];
}

export interface Member {
  id: number;
  group: Group;
}

/**
 * Turns a loader for many members into one for a single member. The first call loads for the whole group. `load`
 * returns a map by member id; members not in it have no value.
 */
export function perGroup<V>(
  load: (store: Store, ids: readonly number[]) => ReadonlyMap<number, V>,
): (member: Member) => V | undefined {
  const known = new WeakMap<Group, ReadonlyMap<number, V>>();
  return ({ id, group }) => {
    let found = known.get(group);
    if (!found) {
      found = load(group.store, group.ids);
      known.set(group, found);
    }
    return found.get(id);
  };
}
