import type { Random } from './random.ts';
import { wordings } from './wordings.ts';

/** So many texts after one another say nothing twice: what a list shows before anybody has had enough of it. */
const REST = 30;

/** So many texts of a page are read by whoever opens one page after the other. */
const READ = 6;

/** What the pages of one kind have said before. */
class KindBefore {
  readonly #last = new Map<string, number>();
  readonly #times = new Map<string, number>();
  #page = 0;

  next(): void {
    this.#page += 1;
  }

  /** @param isReadFirst whether a text that is read first says it */
  note(line: string, said: string, isReadFirst: boolean): void {
    if (isReadFirst) this.#last.set(line, this.#page);
    this.#times.set(said, (this.#times.get(said) ?? 0) + 1);
  }

  /** The half of lines that texts which are read first said the longest ago, or never. */
  longAgo<L extends { line: string }>(lines: readonly L[]): readonly L[] {
    const at = ({ line }: L) => this.#last.get(line) ?? -1;
    return lines.toSorted((a, b) => at(a) - at(b)).slice(0, Math.ceil(lines.length / 2));
  }

  /** Of ways to say something those that were taken least. */
  leastSaid(ways: readonly string[]): readonly string[] {
    const least = this.leastOf(ways);
    return ways.filter((said) => this.#timesOf(said) === least);
  }

  /** How often that was. */
  leastOf(ways: readonly string[]): number {
    return Math.min(...ways.map((said) => this.#timesOf(said)));
  }

  #timesOf(said: string): number {
    return this.#times.get(said) ?? 0;
  }
}

/** What pages have said before, by the kind of goods. */
export class PagesBefore {
  readonly #kinds = new Map<string, KindBefore>();

  of(kind: string): KindBefore {
    const known = this.#kinds.get(kind) ?? new KindBefore();
    this.#kinds.set(kind, known);
    return known;
  }
}

/** What the last texts of a page have said, so that the next ones say something else. */
export class Memory {
  readonly #lines = new Map<string, { at: number; times: number }>();
  readonly #said = new Set<string>();
  readonly #before: KindBefore;
  #at = 0;

  constructor(before: KindBefore) {
    this.#before = before;
    before.next();
  }

  /** A new text begins. */
  next(): void {
    this.#at += 1;
  }

  /** One line that the last texts have not said, of those said least; undefined where all have been. */
  choose(random: Random, from: readonly string[]): string | undefined {
    return this.#choose(random, from, wordings);
  }

  /** The same in words that no text of the page has said. */
  sayAnew(random: Random, from: readonly string[]): string | undefined {
    const isNew = (said: string) => !this.#said.has(said);
    return this.#choose(random, from, (line) => wordings(line).filter(isNew));
  }

  /** What is put together of several lines, where no text of the page has said it. */
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
