import { attributeInfo, compareAttributes, labelOf, shownValue, statedIn } from '@/lib/catalogue/attributes';
import type { Pence } from '@/lib/money/types';
import { payBackSentence, SAME_RUN } from '@/lib/true-cost/words';
import { runTheSameWay } from './compared';
import { better } from './measure';
import type { Compared } from './types';

/** What a more expensive product offers over the cheapest. Prices include delivery. */
export type WhyMore = {
  name: string;
  against: string;
  more: Pence;
  /** `Load: 9 kg instead of 8 kg`; `Steam`. */
  gains: string[];
  /** What is worse about it. */
  losses: string[];
  /** Text about the running costs; null if they cannot be compared. */
  payBack: string | null;
  /** Text if nothing speaks for it; else null. */
  nothing: string | null;
};

/** Facts about energy, which `payBack` covers if running costs can be compared. */
const ENERGY = /^Energy c/;
/**
 * Minimum weights of a gain: facts that decide a purchase, or, if none of these speaks for it, those that are nice to
 * have.
 */
const WEIGHTS = [2, 1] as const;
const LEAST_PRICE: Pence = 100;

/** Returns "Why pay more?" for each product that costs more than the cheapest, cheapest first (experience §6 F4). */
export function whyMore(all: readonly Compared[]): WhyMore[] {
  const priced = all
    .flatMap((of) => (of.brought === null ? [] : [{ of, price: of.brought }]))
    .toSorted((a, b) => a.price - b.price);
  const [cheapest, ...others] = priced;
  if (!cheapest) return [];
  return others
    .filter(({ price }) => price - cheapest.price >= LEAST_PRICE)
    .map(({ of, price }) => {
      const saves = runsApart(of, cheapest.of);
      const apart = saves ? ENERGY : null;
      const gains =
        WEIGHTS.map((least) => advantages(of, cheapest.of, least, apart)).find(({ length }) => length > 0) ??
        [];
      const losses = advantages(cheapest.of, of, WEIGHTS[0], apart);
      const more = price - cheapest.price;
      const saved = saves ? saves.cheaper - saves.dearer : 0;
      return {
        name: of.name,
        against: cheapest.of.name,
        more,
        gains,
        losses,
        payBack:
          saves &&
          payBackSentence({ price: cheapest.price, run: saves.cheaper }, { price, run: saves.dearer }),
        nothing:
          gains.length > 0 || saved >= SAME_RUN
            ? null
            : nothingWords(losses.length > 0 || saved <= -SAME_RUN),
      };
    });
}

const nothingWords = (isWorse: boolean): string =>
  isWorse
    ? 'The cheaper one is as good or better in every figure that can be compared. The extra pays for the make and the finish.'
    : 'Their figures are much the same. What differs is the make and the finish: look at the pictures and the reviews.';

/** Annual running costs of both, if their labels have the same basis. */
function runsApart(dearer: Compared, cheaper: Compared): { dearer: Pence; cheaper: Pence } | null {
  if (!runTheSameWay([dearer, cheaper]) || dearer.run === null || cheaper.run === null) return null;
  return { dearer: dearer.run, cheaper: cheaper.run };
}

/** @param apart facts that are not listed, because `payBack` covers them */
function advantages(of: Compared, over: Compared, leastWeight: number, apart: RegExp | null): string[] {
  const names = Object.keys(of.card.attributes).toSorted(compareAttributes);
  return names.flatMap((name) => {
    const [a = null, b = null] = [of.card.attributes[name], over.card.attributes[name]];
    const { weight } = attributeInfo(name);
    if (a === null || b === null || weight < leastWeight || apart?.test(name)) return [];
    if (better(name, a, b) !== 1) return [];
    const label = labelOf(name, of.card.attributes);
    const shown = ({ card }: Compared) => shownValue(name, statedIn(card.attributes, name) ?? '');
    return [a === 'Yes' ? label : `${label}: ${shown(of)} instead of ${shown(over)}`];
  });
}
