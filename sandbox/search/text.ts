import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store.ts';
import type { Bits } from './bitset.ts';
import { putBit } from './bitset.ts';
import type { SearchIndex } from './build.ts';
import { eachNumber } from './lists.ts';
import { matchExpression } from './words.ts';

/** BM25 weights of the columns name, SKU, brand and facts. */
const WEIGHTS = '10.0, 20.0, 4.0, 6.0';
/** Number of hits up to which each is scored. A search with more hits is too vague for fine differences. */
const WEIGHED = 5000;
/**
 * Number of grades to which scores are rounded. Finer differences come from the length of a text, not its relevance.
 */
const GRADES = 10;
/** Number of cached searches. */
const REMEMBERED = 64;

/** The products that match a search term, discontinued ones included. */
export interface Found {
  /** Full-width. */
  bits: Bits;
  /** Positions by relevance, or null if there are too many to score. */
  ranked: Uint32Array | null;
  /** If `ranked` is null: matches in name, SKU or brand alone, which come before the others. */
  named: Bits | null;
}

/** Full-text search in the FTS5 table `product_text`. */
export class TextSearch {
  readonly #index: SearchIndex;
  readonly #matching;
  readonly #weighed;
  readonly #memory = new LRUCache<string, Found>({ max: REMEMBERED });

  constructor(store: Store, index: SearchIndex) {
    this.#index = index;
    this.#matching = store.prepare(
      'SELECT group_concat(rowid) AS list, count(*) AS n FROM product_text WHERE product_text MATCH ?',
    );
    this.#weighed = store.prepare(
      `SELECT rowid AS id, bm25(product_text, ${WEIGHTS}) AS score FROM product_text WHERE product_text MATCH ?`,
    );
  }

  /**
   * Returns null if the term is blank, which means no restriction. A term without any letter or digit finds nothing.
   */
  find(term: string | undefined): Found | null {
    if (term === undefined || term.trim() === '') return null;
    const expression = matchExpression(term);
    if (expression === null) {
      return { bits: new Uint32Array(this.#index.words), ranked: new Uint32Array(0), named: null };
    }
    const found = this.#memory.get(expression) ?? this.#look(expression);
    this.#memory.set(expression, found);
    return found;
  }

  /** Clears the cache. Must be called when popularity, which orders equally relevant hits, has changed. */
  forget(): void {
    this.#memory.clear();
  }

  #look(expression: string): Found {
    const { bits, count } = this.#bits(expression);
    if (count <= WEIGHED) return { bits, ranked: this.#rank(expression), named: null };
    return { bits, ranked: null, named: this.#bits(`{name sku brand} : (${expression})`).bits };
  }

  #bits(expression: string): { bits: Bits; count: number } {
    const { list, n: count } = this.#matching.get(expression) as { list: string | null; n: number };
    const bits = new Uint32Array(this.#index.words);
    eachNumber(list, (id) => {
      const position = this.#position(id);
      if (position >= 0) putBit(bits, position, true);
    });
    return { bits, count };
  }

  #rank(expression: string): Uint32Array {
    const popularity = this.#index.orders.BEST_SELLING.ranks;
    const hits: { position: number; score: number }[] = [];
    for (const row of this.#weighed.iterate(expression) as Iterable<{ id: number; score: number }>) {
      const position = this.#position(row.id);
      if (position >= 0) hits.push({ position, score: row.score });
    }
    const best = hits.reduce((least, { score }) => Math.min(least, score), 0);
    const grade = (score: number): number => (best < 0 ? Math.floor((1 - score / best) * GRADES) : 0);
    hits.sort((a, b) => grade(a.score) - grade(b.score) || popularity[a.position]! - popularity[b.position]!);
    return Uint32Array.from(hits, ({ position }) => position);
  }

  #position(id: number): number {
    return this.#index.positions[this.#index.products.rankOf(id)] ?? -1;
  }
}
