import { aheadBy, fallsShort, mattersOf } from './measure';
import { ruledOut } from './limits';
import { scoreOf, THRIFT, thriftOf, wantOf, worthOf } from './score';
import type { Matter } from './data/matters';
import type { Candidate, Household, Role } from './types';

const MOST = 3;

/** What sets one apart in price: less is no other price. */
const APART = { pence: 15_00, share: 0.06 } as const;

/** So much more has another to be worth to be called better. */
const BETTER = 0.03;

/** The best of some; equal ones by price, then by number, so that the same question has the same answer. */
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

/** The same thing in another colour: all that matters of it is the same. */
function isTwin({ card: a }: Candidate, { card: b }: Candidate): boolean {
  if (a.facts.range !== undefined && a.facts.range === b.facts.range) return true;
  return (
    a.kind === b.kind &&
    a.price?.now === b.price?.now &&
    (mattersOf(a) ?? []).every((matter) => aheadBy(matter, a, b) === 0 && aheadBy(matter, b, a) === 0)
  );
}

/** In what a product falls short of what was asked for by name, or of what so many people need. */
export const missingOf = ({ card }: Candidate, { wants, people }: Household): Matter[] =>
  (mattersOf(card) ?? []).filter((matter) =>
    fallsShort(matter, card, wantOf(wants, matter.name) > 0, people),
  );

export type Chosen = { role: Role; candidate: Candidate };

/**
 * Three for a household, of what nothing rules out: the one that is most for the money, the best of those that cost
 * less, the best of those that are worth more. What was asked for by name they have, as long as anything has it. Where there is nothing such, the next best stands in. No maker is asked
 * after, nobody pays for a place, and a product that becomes better in what is wished never loses its own.
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
