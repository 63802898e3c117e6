import type { Random } from './random.ts';

/** So many texts after one another say nothing twice: what a list shows before anybody has had enough of it. */
const REST = 30;

/** What the last texts of a product have said, so that the next ones say something else. */
export class Memory {
  readonly #said = new Map<string, { at: number; times: number }>();
  #at = 0;

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
    const chosen = random.pick(open);
    this.#said.set(chosen, { at: this.#at, times: least + 1 });
    return chosen;
  }
}
