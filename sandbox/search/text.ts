import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store.ts';
import type { Bits } from './bitset.ts';
import { putBit } from './bitset.ts';
import type { SearchIndex } from './build.ts';
import { eachNumber } from './lists.ts';
import { matchExpression } from './words.ts';

/** Weight of a hit in name, sku, brand and facts. */
const WEIGHTS = '10.0, 20.0, 4.0, 6.0';
/** Up to here every hit is weighed; a search that finds more is too vague for fine differences. */
const WEIGHED = 5000;
/** Scores are told apart in this many steps: within a step they differ by the length of a text, not by sense. */
const GRADES = 10;
/** Searches that are remembered. */
const REMEMBERED = 64;

/** What a search term finds, of all products, listed or not. */
export interface Found {
  /** Full-width. */
  bits: Bits;
  /** The positions by relevance, when few enough to be weighed. */
  ranked: Uint32Array | null;
  /** When not weighed: those found by name, number or brand alone, which come before the others. */
  named: Bits | null;
}

/** Finds products by words in the FTS5 table `product_text`. */
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

  /** Null when the term is blank: then it asks for nothing. A term without a word in it finds nothing. */
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

  /** To be called when what breaks a tie of relevance has changed. */
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
