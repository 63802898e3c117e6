import type { Bits } from './bitset.ts';
import { seek } from './bitset.ts';
import { countShared } from './count.ts';
import type { Domain } from './domain.ts';
import type { Lists } from './lists.ts';
import { upTo } from './lists.ts';

/** How much cheaper it is to count one word than to test one position. */
const WORD_GAIN = 4;

/**
 * Many immutable sets of positions in one flat array. Each set is stored as a bitset over the range it spans if that is
 * quicker to count, otherwise as ascending positions. It never takes more than sixteen bytes per member.
 */
export class SetFamily {
  /** Set `s` occupies `data[start[s]] … data[start[s + 1] - 1]`. */
  readonly #start: Uint32Array;
  readonly #data: Uint32Array;
  /** First word of the range of a set stored as a bitset; -1 for a set stored as positions. */
  readonly #firstWord: Int32Array;

  private constructor(start: Uint32Array, data: Uint32Array, firstWord: Int32Array) {
    this.#start = start;
    this.#data = data;
    this.#firstWord = firstWord;
  }

  /** @param lists the ascending positions of each set */
  static of({ start, items }: Lists): SetFamily {
    const sets = start.length - 1;
    const firstWord = new Int32Array(sets).fill(-1);
    const packed = new Uint32Array(sets + 1);
    for (let s = 0; s < sets; s++) {
      const size = start[s + 1]! - start[s]!;
      const first = items[start[s]!]! >>> 5;
      const span = size > 0 ? (items[start[s + 1]! - 1]! >>> 5) - first + 1 : 0;
      const asWords = span < size * WORD_GAIN;
      if (asWords) firstWord[s] = first;
      packed[s + 1] = packed[s]! + (asWords ? span : size);
    }
    const data = new Uint32Array(packed[sets]!);
    for (let s = 0; s < sets; s++) {
      let next = packed[s]!;
      const word0 = next - firstWord[s]!;
      for (let i = start[s]!; i < start[s + 1]!; i++) {
        const position = items[i]!;
        if (firstWord[s]! < 0) data[next++] = position;
        else data[word0 + (position >>> 5)]! |= 1 << (position & 31);
      }
    }
    return new SetFamily(packed, data, firstWord);
  }

  /** Returns the words that contain the members of a set: for a bitset, every word of its range. */
  domainOf(set: number): Domain {
    const [from, to] = [this.#start[set]!, this.#start[set + 1]!];
    const first = this.#firstWord[set]!;
    if (first >= 0) return upTo(to - from).map((i) => first + i);
    const words: number[] = [];
    for (let i = from; i < to; i++) {
      const word = this.#data[i]! >>> 5;
      if (word !== words.at(-1)) words.push(word);
    }
    return Uint32Array.from(words);
  }

  /** Adds the members of a set to a mask, as far as they are in the domain. */
  addTo(mask: Bits, domain: Domain, set: number): void {
    this.#meet(domain, set, (i, word) => {
      mask[i]! |= word;
    });
  }

  /** Returns how many members of a set are in a mask. */
  countIn(mask: Bits, domain: Domain, set: number): number {
    const data = this.#data;
    const from = this.#start[set]!;
    const first = this.#firstWord[set]!;
    if (first < 0) return this.#countPositions(mask, domain, from, this.#start[set + 1]!);
    const last = first + this.#start[set + 1]! - from;
    return countShared(domain, mask, data, first, last, from - first);
  }

  #countPositions(mask: Bits, domain: Domain, from: number, to: number): number {
    const data = this.#data;
    let total = 0;
    let slot = 0;
    let next = from;
    while (next < to) {
      const position = data[next]!;
      slot = seek(domain, slot, domain.length, position >>> 5);
      if (slot === domain.length) break;
      if (domain[slot] === position >>> 5) {
        total += (mask[slot]! >>> (position & 31)) & 1;
        next++;
      } else next = seek(data, next, to, domain[slot]! * 32);
    }
    return total;
  }

  #meet(domain: Domain, set: number, use: (slot: number, word: number) => void): void {
    const [from, to] = [this.#start[set]!, this.#start[set + 1]!];
    const first = this.#firstWord[set]!;
    if (first < 0) {
      let slot = 0;
      for (let next = from; next < to; next++) {
        const position = this.#data[next]!;
        slot = seek(domain, slot, domain.length, position >>> 5);
        if (slot === domain.length) return;
        if (domain[slot] === position >>> 5) use(slot, 1 << (position & 31));
      }
      return;
    }
    const last = first + to - from;
    for (let i = seek(domain, 0, domain.length, first); i < domain.length && domain[i]! < last; i++) {
      use(i, this.#data[from + domain[i]! - first]!);
    }
  }
}
