import { distance } from './typos.ts';

/** The distinct words of an index, in alphabetical order. */
export class Vocabulary {
  #sorted: string[] = [];
  readonly #known = new Set<string>();
  #fresh: string[] = [];

  add(word: string): void {
    if (this.#known.has(word)) return;
    this.#known.add(word);
    this.#fresh.push(word);
  }

  has(word: string): boolean {
    return this.#known.has(word);
  }

  /** Returns the words that start with `start`, including `start` itself. */
  startingWith(start: string): string[] {
    const sorted = this.#inOrder();
    const found: string[] = [];
    for (let i = firstFrom(sorted, start); i < sorted.length && sorted[i]!.startsWith(start); i++)
      found.push(sorted[i]!);
    return found;
  }

  /**
   * Returns the words within `most` typos of `typed`, with the number of typos. Words with another first letter are
   * skipped, because Algolia counts a typo there as two.
   */
  near(typed: string, most: number, isPrefix: boolean): { word: string; typos: number }[] {
    const sorted = this.#inOrder();
    const first = typed.slice(0, 1);
    const found: { word: string; typos: number }[] = [];
    for (let i = firstFrom(sorted, first); i < sorted.length && sorted[i]!.startsWith(first); i++) {
      const word = sorted[i]!;
      const typos = distance(typed, word, most, isPrefix);
      if (typos > 0 && typos <= most) found.push({ word, typos });
    }
    return found;
  }

  #inOrder(): string[] {
    if (this.#fresh.length > 0) {
      this.#sorted = [...this.#sorted, ...this.#fresh].toSorted();
      this.#fresh = [];
    }
    return this.#sorted;
  }
}

function firstFrom(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
