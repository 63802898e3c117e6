import { type Body, valuesAt } from './record.ts';

/** The values that the records of an index have of one facet. */
export class FacetColumn {
  readonly name: string;
  readonly values: string[] = [];
  readonly #ids = new Map<string, number>();
  /** By value, without regard to capitals, as filters compare. */
  readonly #folded = new Map<string, number[]>();
  /** The values of each record, by its number. */
  readonly #rows: number[][] = [];
  /** Whether any of its values is a number, of which sums are told. */
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

  /** The ids of a value as a filter writes it. */
  idsOf(value: string): readonly number[] {
    return this.#folded.get(value.toLowerCase()) ?? [];
  }

  /** How many of some records have each value. */
  count(docs: Iterable<number>): Map<string, number> {
    const counts = new Uint32Array(this.values.length);
    for (const doc of docs) for (const id of this.#rows[doc] ?? []) counts[id]!++;
    return this.named(counts);
  }

  /** How many have each value, by the counts of its ids. */
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
