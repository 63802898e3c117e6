import type { Settings } from '../settings.ts';
import { FacetColumn } from './facet-column.ts';
import { type Body, isRecord, textsAt, valuesAt } from './record.ts';
import { Vocabulary } from './vocabulary.ts';
import { words } from './words.ts';

/** Occurrences of a word, end to end: for each `record number, attribute rank, word position`. */
export type Postings = number[];

/** Share of removed or replaced records above which the index is rebuilt. */
const MOST_GONE = 0.25;

/** An index in memory: its records, an inverted index of their words, and the values of its facets. */
export class LiveIndex {
  /** By record number; null if the record was removed or replaced. */
  readonly docs: (Body | null)[] = [];
  readonly vocabulary = new Vocabulary();
  readonly facets: ReadonlyMap<string, FacetColumn>;
  /** Attributes that can only be filtered by; they are not counted or returned as facets. */
  readonly filterOnly: ReadonlySet<string>;
  /** Searchable attributes of each rank, most important first. */
  readonly #ranks: readonly (readonly string[])[];
  readonly #numbers = new Map<string, number>();
  readonly #postings = new Map<string, Postings>();
  /** Facet values of each record, end to end: for each the facet's number and the value's id. */
  readonly #faceted: number[][] = [];
  readonly #columns = new Map<string, unknown[][]>();
  /** Incremented with every change of a record. Cached results of an earlier version are out of date. */
  version = 0;

  constructor(settings: Settings) {
    this.#ranks = settings.searchableAttributes.map((entry) => entry.split(',').map(bareName));
    this.filterOnly = new Set(
      settings.attributesForFaceting.filter((entry) => entry.startsWith('filterOnly(')).map(bareName),
    );
    this.facets = new Map(
      settings.attributesForFaceting.map((entry) => [bareName(entry), new FacetColumn(bareName(entry))]),
    );
  }

  /** Number of records. */
  get size(): number {
    return this.#numbers.size;
  }

  /** Whether so many records were replaced that the index should be rebuilt. */
  get isWorn(): boolean {
    return this.docs.length > 100 && this.size < this.docs.length * (1 - MOST_GONE);
  }

  get(id: string): Body | undefined {
    const number = this.#numbers.get(id);
    return number === undefined ? undefined : (this.docs[number] ?? undefined);
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** Returns the values at a path by record number. Each path is read once. */
  column(path: string): readonly (readonly unknown[])[] {
    const known = this.#columns.get(path);
    if (known) return known;
    const column = this.docs.map((body) => valuesAt(body, path));
    this.#columns.set(path, column);
    return column;
  }

  /** Counts how many of the given records have each value of each facet. */
  countFacets(docs: readonly number[]): Map<string, Map<string, number>> {
    const columns = [...this.facets.values()];
    const counts = columns.map(({ values }) => new Uint32Array(values.length));
    for (const doc of docs) {
      const row = this.#faceted[doc] ?? [];
      for (let at = 0; at < row.length; at += 2) counts[row[at]!]![row[at + 1]!]!++;
    }
    return new Map(columns.map((column, at) => [column.name, column.named(counts[at]!)]));
  }

  postings(word: string): Postings {
    return this.#postings.get(word) ?? [];
  }

  /** Adds a record, replacing any with the same id. */
  put(id: string, body: Body): void {
    this.remove(id);
    const number = this.docs.push(body) - 1;
    this.#numbers.set(id, number);
    const ranks = this.#ranks.length > 0 ? this.#ranks : [everyName(body)];
    for (const [rank, attributes] of ranks.entries()) this.#read(number, rank, attributes, body);
    this.#faceted[number] = [...this.facets.values()].flatMap((facet, at) =>
      facet.put(number, body).flatMap((id) => [at, id]),
    );
    for (const [path, column] of this.#columns) column[number] = valuesAt(body, path);
    this.version += 1;
  }

  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    this.docs[number] = null;
    this.version += 1;
    this.#numbers.delete(id);
  }

  #read(number: number, rank: number, attributes: readonly string[], body: Body): void {
    let from = 0;
    for (const text of attributes.flatMap((name) => textsAt(body, name))) {
      let last = from;
      for (const word of words(text)) {
        const at = from + word.at;
        last = Math.max(last, at);
        const known = this.#postings.get(word.text);
        if (known) known.push(number, rank, at);
        else this.#postings.set(word.text, [number, rank, at]);
        this.vocabulary.add(word.text);
      }
      // A gap, so that words of different texts are never adjacent.
      from = last + 10;
    }
  }
}

/** Returns the attribute name inside `unordered(…)`, `searchable(…)` and the like. */
export function bareName(entry: string): string {
  return (/\(([^()]*)\)\s*$/.exec(entry)?.[1] ?? entry).trim();
}

function everyName(body: Body): string[] {
  return Object.keys(body).filter((name) => typeof body[name] === 'string' || isRecord(body[name]));
}
