import type { Random } from './random.ts';

/** So many texts after one another say nothing twice: what a list shows before anybody has had enough of it. */
const REST = 30;

/** So many texts of a page are read by whoever opens one page after the other. */
const READ = 6;

/** What the pages before have said in the texts that are read first. */
export class PagesBefore {
  readonly #last = new Map<string, number>();
  #page = 0;

  next(): void {
    this.#page += 1;
  }

  note(text: string): void {
    this.#last.set(text, this.#page);
  }

  /** The half that was said the longest ago, or never. */
  longAgo(texts: readonly string[]): readonly string[] {
    const at = (text: string) => this.#last.get(text) ?? -1;
    return texts.toSorted((a, b) => at(a) - at(b)).slice(0, Math.ceil(texts.length / 2));
  }
}

/** What the last texts of a page have said, so that the next ones say something else. */
export class Memory {
  readonly #said = new Map<string, { at: number; times: number }>();
  readonly #before: PagesBefore;
  #at = 0;

  constructor(before: PagesBefore) {
    this.#before = before;
    before.next();
  }

  /** A new text begins. */
  next(): void {
    this.#at += 1;
  }

  /** One that the last texts have not said, of those said least; undefined where all have been. */
  choose(random: Random, from: readonly string[]): string | undefined {
    const timesOf = (text: string) => this.#said.get(text)?.times ?? 0;
    const rested = from.filter((text) => this.#at - (this.#said.get(text)?.at ?? -REST) >= REST);
    const least = Math.min(...rested.map(timesOf));
    const open = rested.filter((text) => timesOf(text) === least);
    if (open.length === 0) return undefined;
    const isReadFirst = this.#at <= READ;
    const chosen = random.pick(isReadFirst ? this.#before.longAgo(open) : open);
    if (isReadFirst) this.#before.note(chosen);
    this.#said.set(chosen, { at: this.#at, times: least + 1 });
    return chosen;
  }
}
