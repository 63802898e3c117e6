import { mattersOf, valueOf } from './measure';
import type { Matter } from './data/matters';
import { type Candidate, type Household, PRICE, RUNNING, type Wants } from './types';

/** So long what an appliance costs to run is weighed. */
const YEARS = 10;

/** The part of running costs that counts for whom they are no wish: few reckon with all of it. */
const UNASKED_RUN = 0.35;

/** So much more than in the table counts what was asked for by name. */
const WISHED = 1.9;

/** How much reviews tell beside facts, and from how many on. */
const LIKED = 0.2;
const ENOUGH_REVIEWS = 20;

/** So much a wish counts where the number of people says what is needed. */
const NEEDED = 1;

/** 0 to 1 and beyond: a wish that matters most counts twice. */
export const wantOf = (wants: Wants, name: string): number => wants[name] ?? 0;

function weightOf(matter: Matter, { wants, people }: Household): number {
  const asked = wantOf(wants, matter.name) * WISHED;
  const needed = people !== null && matter.need ? NEEDED : 0;
  return matter.share * (matter.unasked + (1 - matter.unasked) * Math.max(asked, needed));
}

/** Whose need is met first; who wishes for more than that has more all the way. */
const peopleFor = (matter: Matter, { wants, people }: Household): number | null =>
  wantOf(wants, matter.name) > 0 ? null : people;

/** Stars count by how many gave them: few say little. */
function liked({ card: { rating } }: Candidate): number {
  if (!rating || rating.count === 0) return 0;
  const trust = rating.count / (rating.count + ENOUGH_REVIEWS);
  return LIKED * trust * Math.min(1, Math.max(0, (rating.average - 3) / 2));
}

/** So much it is worth to whom running costs matter that they are a tenth lower, ten times over. */
const FRUGAL = 0.5;
/** Of so little a year nobody speaks; pence. */
const LITTLE = 10_00;

const frugal = ({ run }: Candidate, { wants }: Household): number =>
  run === null ? 0 : -FRUGAL * Math.min(1, wantOf(wants, RUNNING)) * Math.log(LITTLE + run);

/**
 * What a product is worth to a household, whatever it costs: the sum of what matters, each as a share of the price.
 * Who made it is not among it.
 */
export function worthOf(candidate: Candidate, household: Household): number {
  const matters = mattersOf(candidate.card) ?? [];
  return matters.reduce(
    (sum, matter) =>
      sum + weightOf(matter, household) * valueOf(matter, candidate.card, peopleFor(matter, household)),
    liked(candidate) + frugal(candidate, household),
  );
}

/** Of small sums nobody counts each pound: a kettle for £40 is not twice as dear as one for £20. */
const SMALL = 100_00;

/** Price, delivery and running for ten years, pence; of the running as much as the household reckons with. */
function costOf({ brought, run }: Candidate, { wants }: Household): number {
  const counted = UNASKED_RUN + (1 - UNASKED_RUN) * Math.min(1, wantOf(wants, RUNNING));
  return SMALL + brought + counted * YEARS * (run ?? 0);
}

/** How much the price counts against the worth. */
export const THRIFT = { usual: 0.75, wished: 1.3, better: 0.3, cheaper: 1.3 } as const;

/**
 * Worth against cost: who pays twice as much wants it to be worth `thrift × ln 2` more. Shares and logarithm make one
 * table do for kettles and range cookers alike.
 */
export const scoreOf = (candidate: Candidate, household: Household, thrift: number): number =>
  worthOf(candidate, household) - thrift * Math.log(costOf(candidate, household));

export const thriftOf = ({ wants }: Household): number =>
  THRIFT.usual + (THRIFT.wished - THRIFT.usual) * Math.min(1, wantOf(wants, PRICE));
