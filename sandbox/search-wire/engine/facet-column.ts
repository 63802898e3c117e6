import { type Body, valuesAt } from './record.ts';

/** The values of one facet in the records of an index. */
export class FacetColumn {
  readonly name: string;
  readonly values: string[] = [];
  readonly #ids = new Map<string, number>();
  /** Value ids by lower-case value: filters ignore case. */
  readonly #folded = new Map<string, number[]>();
  /** Value ids of each record, by record number. */
  readonly #rows: number[][] = [];
  /** Whether any value is a number, so that the response includes statistics. */
  hasNumbers = false;

  constructor(name: string) {
    this.name = name;
  }

  put(doc: number, body: Body): readonly number[] {
    const values = valuesAt(body, this.name);
    if (values.length === 0) return [];
    this.hasNumbers ||= values.some((value) => typeof value === 'number');
    const row = [...new Set(values.map((value) => this.#idOf(String(value))))];
    this.#rows[doc] = row;
    return row;
  }

  rowOf(doc: number): readonly number[] {
    return this.#rows[doc] ?? [];
  }

  /** Returns the ids of the values that match a value written in a filter. */
  idsOf(value: string): readonly number[] {
    return this.#folded.get(value.toLowerCase()) ?? [];
  }

  /** Counts how many of the given records have each value. */
  count(docs: Iterable<number>): Map<string, number> {
    const counts = new Uint32Array(this.values.length);
    for (const doc of docs) for (const id of this.#rows[doc] ?? []) counts[id]!++;
    return this.named(counts);
  }

  /** Returns the counts above zero by value, from counts by value id. */
  named(counts: Uint32Array): Map<string, number> {
    const found = new Map<string, number>();
    counts.forEach((count, id) => {
      if (count > 0) found.set(this.values[id]!, count);
    });
    return found;
  }

  #idOf(value: string): number {
    const known = this.#ids.get(value);
    if (known !== undefined) return known;
    const id = this.values.push(value) - 1;
    this.#ids.set(value, id);
    const folded = value.toLowerCase();
    this.#folded.set(folded, [...(this.#folded.get(folded) ?? []), id]);
    return id;
  }
}
