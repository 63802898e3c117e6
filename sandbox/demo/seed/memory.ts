import type { Random } from './random.ts';
import { wordings } from './wordings.ts';

/** Number of consecutive texts that repeat no line, about as many as anybody reads in a list. */
const REST = 30;

/** Number of a page's texts that are read by visitors who open one page after another. */
const READ = 6;

/** What earlier pages of one kind of product have said. */
class KindBefore {
  readonly #last = new Map<string, number>();
  readonly #times = new Map<string, number>();
  #page = 0;

  next(): void {
    this.#page += 1;
  }

  /** @param isReadFirst whether the line is in one of the page's first texts */
  note(line: string, said: string, isReadFirst: boolean): void {
    if (isReadFirst) this.#last.set(line, this.#page);
    this.#times.set(said, (this.#times.get(said) ?? 0) + 1);
  }

  /** Returns the half of the lines that were longest ago, or never, in the first texts of a page. */
  longAgo<L extends { line: string }>(lines: readonly L[]): readonly L[] {
    const at = ({ line }: L) => this.#last.get(line) ?? -1;
    return lines.toSorted((a, b) => at(a) - at(b)).slice(0, Math.ceil(lines.length / 2));
  }

  /** Returns the least used of several wordings. */
  leastSaid(ways: readonly string[]): readonly string[] {
    const least = this.leastOf(ways);
    return ways.filter((said) => this.#timesOf(said) === least);
  }

  /** Returns how often the least used of several wordings was used. */
  leastOf(ways: readonly string[]): number {
    return Math.min(...ways.map((said) => this.#timesOf(said)));
  }

  #timesOf(said: string): number {
    return this.#times.get(said) ?? 0;
  }
}

/** What earlier pages have said, by kind of product. */
export class PagesBefore {
  readonly #kinds = new Map<string, KindBefore>();

  of(kind: string): KindBefore {
    const known = this.#kinds.get(kind) ?? new KindBefore();
    this.#kinds.set(kind, known);
    return known;
  }
}

/** What the texts of a page have said, so that the next ones say something else. */
export class Memory {
  readonly #lines = new Map<string, { at: number; times: number }>();
  readonly #said = new Set<string>();
  readonly #before: KindBefore;
  #at = 0;

  constructor(before: KindBefore) {
    this.#before = before;
    before.next();
  }

  /** Begins a new text. */
  next(): void {
    this.#at += 1;
  }

  /** Picks a wording of one of the least used lines that the last texts have not used; undefined if there is none. */
  choose(random: Random, from: readonly string[]): string | undefined {
    return this.#choose(random, from, wordings);
  }

  /** Picks likewise, but only a wording that no text of the page has used. */
  sayAnew(random: Random, from: readonly string[]): string | undefined {
    const isNew = (said: string) => !this.#said.has(said);
    return this.#choose(random, from, (line) => wordings(line).filter(isNew));
  }

  /** Returns a text made of several lines, or undefined if the page has it already. */
  once(text: string): string | undefined {
    if (this.#said.has(text)) return undefined;
    this.#said.add(text);
    return text;
  }

  #choose(
    random: Random,
    from: readonly string[],
    waysOf: (line: string) => readonly string[],
  ): string | undefined {
    const open = from.flatMap((line) => {
      const before = this.#lines.get(line);
      const isRested = this.#at - (before?.at ?? -REST) >= REST;
      const ways = isRested ? waysOf(line) : [];
      return ways.length > 0 ? [{ line, ways, times: before?.times ?? 0 }] : [];
    });
    if (open.length === 0) return undefined;
    const least = Math.min(...open.map(({ times }) => times));
    const rested = open.filter(({ times }) => times === least);
    const isReadFirst = this.#at <= READ;
    const unheard = rested.filter(({ ways }) => this.#before.leastOf(ways) === 0);
    const fit = unheard.length > 0 ? unheard : rested;
    const { line, ways } = random.pick(isReadFirst ? this.#before.longAgo(fit) : fit);
    const said = random.pick(this.#before.leastSaid(ways));
    this.#before.note(line, said, isReadFirst);
    this.#lines.set(line, { at: this.#at, times: least + 1 });
    this.#said.add(said);
    return said;
  }
}
