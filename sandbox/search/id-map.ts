import { seek } from './bitset.ts';

/** From entity ids to their rank among all ids, 0 for the lowest. */
export class IdMap {
  readonly ids: Uint32Array;
  /** Rank + 1 by id, when the ids lie close enough together for a table. */
  readonly #table: Uint32Array | null;

  /** @param ids ascending, without repeats */
  constructor(ids: Uint32Array) {
    this.ids = ids;
    const highest = ids.at(-1) ?? 0;
    this.#table = highest < ids.length * 4 + 1024 ? new Uint32Array(highest + 1) : null;
    if (this.#table) for (let rank = 0; rank < ids.length; rank++) this.#table[ids[rank]!] = rank + 1;
  }

  get size(): number {
    return this.ids.length;
  }

  /** -1 when unknown. */
  rankOf(id: number): number {
    if (this.#table) return (this.#table[id] ?? 0) - 1;
    const rank = seek(this.ids, 0, this.ids.length, id);
    return this.ids[rank] === id ? rank : -1;
  }
}
