import { mattersOf, valueOf } from './measure';
import type { Matter } from './data/matters';
import { type Candidate, type Household, PRICE, RUNNING, type Wants } from './types';

/** Number of years of running costs that are counted. */
const YEARS = 10;

/** Share of the running costs that counts for a household that did not ask for low ones. */
const UNASKED_RUN = 0.35;

/** Factor by which a criterion that was asked for counts more than its share in the table. */
const WISHED = 1.9;

/** Largest value of reviews, and the number of reviews at which half of it counts. */
const LIKED = 0.2;
const ENOUGH_REVIEWS = 20;

/** Weight of a criterion that depends on the number of people, once that number is known. */
const NEEDED = 1;

/** Weight of a wish: 0 is not asked for, 1 is asked for, 2 matters most. */
export const wantOf = (wants: Wants, name: string): number => wants[name] ?? 0;

function weightOf(matter: Matter, { wants, people }: Household): number {
  const asked = wantOf(wants, matter.name) * WISHED;
  const needed = people !== null && matter.need ? NEEDED : 0;
  return matter.share * (matter.unasked + (1 - matter.unasked) * Math.max(asked, needed));
}

/** Number of people whose need is met first; null if more than that was asked for, so that the whole range counts. */
const peopleFor = (matter: Matter, { wants, people }: Household): number | null =>
  wantOf(wants, matter.name) > 0 ? null : people;

/** Value of the star rating. The fewer the ratings, the less it counts. */
function liked({ card: { rating } }: Candidate): number {
  if (!rating || rating.count === 0) return 0;
  const trust = rating.count / (rating.count + ENOUGH_REVIEWS);
  return LIKED * trust * Math.min(1, Math.max(0, (rating.average - 3) / 2));
}

/**
 * Weight of the logarithm of annual running cost for a household that asks for a low one: a tenth less is worth about
 * 0.05.
 */
const FRUGAL = 0.5;
/**
 * Added to the annual running cost before its logarithm, in pence, so that differences between small sums hardly count.
 */
const LITTLE = 10_00;

const frugal = ({ run }: Candidate, { wants }: Household): number =>
  run === null ? 0 : -FRUGAL * Math.min(1, wantOf(wants, RUNNING)) * Math.log(LITTLE + run);

/**
 * What a product is worth to a household, regardless of price: the sum of its criteria, each as a share of the price.
 * The brand is not one of them.
 */
export function worthOf(candidate: Candidate, household: Household): number {
  const matters = mattersOf(candidate.card) ?? [];
  return matters.reduce(
    (sum, matter) =>
      sum + weightOf(matter, household) * valueOf(matter, candidate.card, peopleFor(matter, household)),
    liked(candidate) + frugal(candidate, household),
  );
}

/**
 * Added to every cost, in pence, so that small sums do not count in full: a kettle for £40 is not twice as dear as one
 * for £20.
 */
const SMALL = 100_00;

/**
 * Price, delivery and ten years of running costs, in pence. Running costs count in full only if the household asked for
 * low ones.
 */
function costOf({ brought, run }: Candidate, { wants }: Household): number {
  const counted = UNASKED_RUN + (1 - UNASKED_RUN) * Math.min(1, wantOf(wants, RUNNING));
  return SMALL + brought + counted * YEARS * (run ?? 0);
}

/** How much the cost counts against the worth. */
export const THRIFT = { usual: 0.75, wished: 1.3, better: 0.3, cheaper: 1.3 } as const;

/**
 * Worth less cost: a product that costs twice as much has to be worth `thrift × ln 2` more. Because shares are of the
 * price and the cost is a logarithm, one table serves kettles and range cookers alike.
 */
export const scoreOf = (candidate: Candidate, household: Household, thrift: number): number =>
  worthOf(candidate, household) - thrift * Math.log(costOf(candidate, household));

export const thriftOf = ({ wants }: Household): number =>
  THRIFT.usual + (THRIFT.wished - THRIFT.usual) * Math.min(1, wantOf(wants, PRICE));
