import type { Store } from '../store/store.ts';

/** Things that were read together. What one of them needs is read for all of them at once, when first needed. */
export interface Group {
  store: Store;
  ids: readonly number[];
}

export interface Member {
  id: number;
  group: Group;
}

/**
 * Turns "load for many" into "give me mine": the first member that asks loads for its whole group.
 * `load` answers a map by member id; a member that is not in it has nothing.
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
