import { seek } from './bitset.ts';

/** Maps entity ids to their rank among all ids; the lowest id has rank 0. */
export class IdMap {
  readonly ids: Uint32Array;
  /** Rank + 1 by id, or null if the ids are too sparse for a table. */
  readonly #table: Uint32Array | null;

  /** @param ids ascending, without duplicates */
  constructor(ids: Uint32Array) {
    this.ids = ids;
    const highest = ids.at(-1) ?? 0;
    this.#table = highest < ids.length * 4 + 1024 ? new Uint32Array(highest + 1) : null;
    if (this.#table) for (let rank = 0; rank < ids.length; rank++) this.#table[ids[rank]!] = rank + 1;
  }

  get size(): number {
    return this.ids.length;
  }

  /** Returns the rank of an id, or -1 if it is unknown. */
  rankOf(id: number): number {
    if (this.#table) return (this.#table[id] ?? 0) - 1;
    const rank = seek(this.ids, 0, this.ids.length, id);
    return this.ids[rank] === id ? rank : -1;
  }
}
