import { deliveryClass } from '@hobwright/sandbox/commerce/delivery/class.ts';
import { BREAKFAST_REVIEWS } from './data/reviews/breakfast.ts';
import { CARE } from './data/reviews/care.ts';
import { COLD_REVIEWS } from './data/reviews/cold.ts';
import { DISHWASHER } from './data/reviews/dishwasher.ts';
import { FLOOR_AND_AIR_REVIEWS } from './data/reviews/floor-and-air.ts';
import { HOB_AND_HOOD_REVIEWS } from './data/reviews/hobs-and-hoods.ts';
import { LAUNDRY_REVIEWS } from './data/reviews/laundry.ts';
import { OVEN_REVIEWS } from './data/reviews/ovens.ts';
import { PART_REVIEWS } from './data/reviews/parts.ts';
import { CREW, PARCEL } from './data/reviews/shared.ts';
import { TITLES } from './data/reviews/titles.ts';
import { USES, type Use } from './data/reviews/uses.ts';
import {
  ANY_FAULT,
  ANY_GRUMBLE,
  ANY_PRAISE,
  HOUSEHOLDS,
  PART_PRAISE,
  REASONS,
  SPANS,
} from './data/reviews/voices.ts';
import { WATER_REVIEWS } from './data/reviews/water.ts';
import { WORKTOP_REVIEWS } from './data/reviews/worktop.ts';
import { type Line, sayable } from './lines.ts';
import { textFacts } from './text-facts.ts';
import type { Draft } from './types.ts';

/**
 * Sentences about one kind of product: praise, complaints, faults, how it fits and how it sounds. Choices in brackets
 * give several wordings (`wordings.ts`).
 */
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
type Subject =
  | keyof ReviewBank
  | 'anyPraise'
  | 'anyGrumble'
  | 'reasons'
  | 'households'
  | 'delivered'
  | 'late'
  | 'rough';
export type ReviewLines = Record<Subject, Sentences> & {
  use: Use;
  spans: readonly (readonly [days: number, text: string])[];
  titles: Record<keyof typeof TITLES, Sentences>;
};

/** Whether it comes by parcel service, as anything neither heavy nor bulky does, whatever its kind. */
const isParcel = ({ body, facts }: Draft) =>
  deliveryClass(body && Math.round(body.weightKg * 1000), facts) === 'parcel';

/**
 * Returns everything that reviews can say about a product, with its facts filled in.
 * @throws for a kind without reviews
 */
export function linesFor(draft: Draft): ReviewLines {
  const bank = BANKS[draft.kind];
  const use = USES[draft.kind];
  if (!bank || !use) throw new RangeError(`No review of the kind ${draft.kind}`);
  const facts = { ...textFacts(draft), thing: use.thing };
  const said = (from: readonly Line[]) => sayable(from, facts).map(({ filled }) => filled);
  const delivery = isParcel(draft) ? PARCEL : CREW;
  return {
    use,
    praise: said(bank.praise),
    grumble: said(bank.grumble),
    fault: said([...bank.fault, ...ANY_FAULT]),
    fit: said(bank.fit),
    noise: said(bank.noise),
    anyPraise: said(use.part ? [...ANY_PRAISE, ...PART_PRAISE] : ANY_PRAISE),
    anyGrumble: said(ANY_GRUMBLE),
    reasons: use.part ? [] : said(REASONS),
    households: use.part ? [] : said(HOUSEHOLDS),
    spans: SPANS.flatMap(([days, line]) => said([line]).map((text) => [days, text] as const)),
    delivered: said(delivery.good),
    late: said(delivery.late),
    rough: said(delivery.rough),
    titles: {
      1: said(TITLES[1]),
      2: said(TITLES[2]),
      3: said(TITLES[3]),
      4: said(TITLES[4]),
      5: said(TITLES[5]),
    },
  };
}
