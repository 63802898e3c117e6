import { BREAKFAST_REVIEWS } from './data/reviews/breakfast.ts';
import { CARE } from './data/reviews/care.ts';
import { COLD_REVIEWS } from './data/reviews/cold.ts';
import { DISHWASHER } from './data/reviews/dishwasher.ts';
import { FLOOR_AND_AIR_REVIEWS } from './data/reviews/floor-and-air.ts';
import { HOB_AND_HOOD_REVIEWS } from './data/reviews/hobs-and-hoods.ts';
import { LAUNDRY_REVIEWS } from './data/reviews/laundry.ts';
import { OVEN_REVIEWS } from './data/reviews/ovens.ts';
import { PART_REVIEWS } from './data/reviews/parts.ts';
import { CREW, PARCEL, TITLES } from './data/reviews/shared.ts';
import { WATER_REVIEWS } from './data/reviews/water.ts';
import { WORKTOP_REVIEWS } from './data/reviews/worktop.ts';
import { type Line, sayable } from './lines.ts';
import type { Random } from './random.ts';
import { textFacts } from './text-facts.ts';
import type { Draft } from './types.ts';

/** Sentences about one sort of goods: what pleases, what irks, what breaks, how it fits and how it sounds. */
export type ReviewBank = Record<'praise' | 'grumble' | 'fault' | 'fit' | 'noise', readonly Line[]>;

const BANKS: Record<string, ReviewBank> = {
  ...LAUNDRY_REVIEWS,
  dishwasher: DISHWASHER,
  ...COLD_REVIEWS,
  ...OVEN_REVIEWS,
  ...HOB_AND_HOOD_REVIEWS,
  ...WATER_REVIEWS,
  ...BREAKFAST_REVIEWS,
  ...WORKTOP_REVIEWS,
  ...FLOOR_AND_AIR_REVIEWS,
  ...PART_REVIEWS,
  care: CARE,
};

type Sentences = readonly string[];
export type ReviewLines = Record<keyof ReviewBank | 'delivered' | 'late', Sentences> & {
  titles: Record<keyof typeof TITLES, Sentences>;
};

/** Everything that can be said of a product, with its facts filled in. */
export function linesFor(draft: Draft): ReviewLines {
  const bank = BANKS[draft.kind];
  if (!bank) throw new RangeError(`No review of the kind ${draft.kind}`);
  const facts = textFacts(draft);
  const said = (from: readonly Line[]) => sayable(from, facts).map(({ filled }) => filled);
  const delivery = draft.large ? CREW : PARCEL;
  return {
    praise: said(bank.praise),
    grumble: said(bank.grumble),
    fault: said(bank.fault),
    fit: said(bank.fit),
    noise: said(bank.noise),
    delivered: said(delivery.good),
    late: said(delivery.bad),
    titles: {
      1: said(TITLES[1]),
      2: said(TITLES[2]),
      3: said(TITLES[3]),
      4: said(TITLES[4]),
      5: said(TITLES[5]),
    },
  };
}

/** The text of a review that no sentence stands in twice. */
export function writeReview(
  random: Random,
  lines: ReviewLines,
  rating: number,
  used: Map<string, number>,
  long: boolean,
): string {
  const parts: string[] = [];
  const say = (from: Sentences) => {
    parts.push(
      fresh(
        random,
        used,
        from.filter((sentence) => !parts.includes(sentence)),
      ),
    );
  };
  if (rating >= 5) {
    say(lines.praise);
    if (long && random.chance(0.7)) say(lines.praise);
  } else if (rating === 4) {
    say(lines.praise);
    say(lines.grumble);
  } else if (rating === 3) {
    say(lines.grumble);
    say(lines.praise);
  } else {
    say(lines.fault);
    if (random.chance(0.4)) say(lines.grumble);
  }
  if (lines.fit.length > 0 && rating >= 3 && random.chance(long ? 0.4 : 0.15)) say(lines.fit);
  if (lines.noise.length > 0 && random.chance(long ? 0.3 : 0.1)) say(lines.noise);
  if (random.chance(long ? 0.4 : 0.2))
    say(random.chance(rating >= 4 ? 0.12 : 0.5) ? lines.late : lines.delivered);
  return parts.join(' ');
}

/** A sentence that this product's reviews have used least so far. */
export function fresh(random: Random, used: Map<string, number>, from: Sentences): string {
  const least = Math.min(...from.map((text) => used.get(text) ?? 0));
  const chosen = random.pick(from.filter((text) => (used.get(text) ?? 0) === least));
  used.set(chosen, least + 1);
  return chosen;
}
