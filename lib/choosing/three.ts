import { aheadBy, fallsShort, mattersOf } from './measure';
import { ruledOut } from './limits';
import { scoreOf, THRIFT, thriftOf, wantOf, worthOf } from './score';
import type { Matter } from './data/matters';
import type { Candidate, Household, Role } from './types';

const MOST = 3;

/** Smallest price difference for the cheaper pick, as an amount and as a share of the price. */
const APART = { pence: 15_00, share: 0.06 } as const;

/** How much more a product has to be worth to be called better. */
const BETTER = 0.03;

/**
 * The product with the highest score. Ties are broken by price and then by product id, so that equal requests get equal
 * answers.
 */
function bestOf(some: readonly Candidate[], score: (candidate: Candidate) => number): Candidate | null {
  const scored = some.map((candidate) => ({ candidate, score: score(candidate) }));
  const [best] = scored.toSorted(
    (a, b) =>
      b.score - a.score ||
      a.candidate.brought - b.candidate.brought ||
      a.candidate.card.id - b.candidate.card.id,
  );
  return best?.candidate ?? null;
}

/** Whether two products differ in colour only: of one range, or of one kind, price and value in every criterion. */
function isTwin({ card: a }: Candidate, { card: b }: Candidate): boolean {
  if (a.facts.range !== undefined && a.facts.range === b.facts.range) return true;
  return (
    a.kind === b.kind &&
    a.price?.now === b.price?.now &&
    (mattersOf(a) ?? []).every((matter) => aheadBy(matter, a, b) === 0 && aheadBy(matter, b, a) === 0)
  );
}

/** Criteria in which a product falls short of what was asked for or of what so many people need. */
export const missingOf = ({ card }: Candidate, { wants, people }: Household): Matter[] =>
  (mattersOf(card) ?? []).filter((matter) =>
    fallsShort(matter, card, wantOf(wants, matter.name) > 0, people),
  );

export type Chosen = { role: Role; candidate: Candidate };

/**
 * Chooses three products for a household among those that no limit rules out: the best value for money, the best of
 * those that cost less, and the best of those that are worth more. They meet all that was asked for, if any product
 * does. Where there is no cheaper or better one, the next best stands in. Brands are not considered, no position is
 * paid for, and a product that improves by a criterion that was asked for never loses its position.
 */
export function threeOf(candidates: readonly Candidate[], household: Household): Chosen[] {
  const able = candidates.filter((each) => ruledOut(each, household.limits) === null);
  const usual = (each: Candidate) => scoreOf(each, household, thriftOf(household));
  const whole = able.filter((each) => missingOf(each, household).length === 0);
  const pool = whole.length > 0 ? whole : able;
  const sensible = bestOf(pool, usual);
  if (!sensible) return [];
  const chosen: Chosen[] = [{ role: 'sensible', candidate: sensible }];
  const left = (some: readonly Candidate[]) =>
    some.filter((each) => !chosen.some(({ candidate }) => candidate === each || isTwin(candidate, each)));
  const add = (role: Role, candidate: Candidate | null) => {
    if (candidate) chosen.push({ role, candidate });
  };
  const least = Math.max(APART.pence, sensible.brought * APART.share);
  const cheaper = left(pool).filter(({ brought }) => sensible.brought - brought >= least);
  add(
    'cheaper',
    bestOf(cheaper, (each) => scoreOf(each, household, THRIFT.cheaper)),
  );
  const worth = worthOf(sensible, household);
  const better = left(pool).filter((each) => worthOf(each, household) - worth >= BETTER);
  add(
    'better',
    bestOf(better, (each) => scoreOf(each, household, THRIFT.better)),
  );
  while (chosen.length < MOST) {
    const other = bestOf(left(pool), usual) ?? bestOf(left(able), usual);
    if (!other) break;
    add('other', other);
  }
  return chosen;
}
