import { calledOf } from '@/lib/catalogue/names';
import { gains, listed, losses, wholePounds } from './differences';
import { ruledOut } from './limits';
import { type Chosen, missingOf } from './three';
import type { Candidate, Difference, Household, WhyNot } from './types';

const MOST_GAINS = 3;

function priceWords(pence: number): string {
  if (pence === 0) return 'costs the same';
  return pence > 0 ? `costs ${wholePounds(pence)} less` : `costs ${wholePounds(-pence)} more`;
}

const wordsOf = (differences: readonly Difference[]): string[] =>
  differences.slice(0, MOST_GAINS).map(({ words }) => words);

/** Said of a pick that is better only in price: what it lacks, which counted less. */
function besideIt(candidate: Candidate, one: Candidate, { wants }: Household): string {
  const lost = wordsOf(losses(one, candidate, wants));
  return lost.length > 0
    ? `. Compared with this one: ${listed(lost)}`
    : ' and is as good on what you asked for';
}

/**
 * Why a product is not one of the three: the limit that rules it out, or which of the three is better value and why.
 */
export function whyNot(candidate: Candidate, chosen: readonly Chosen[], household: Household): WhyNot {
  const own = chosen.find((each) => each.candidate.card.id === candidate.card.id);
  if (own) return { kind: 'chosen', role: own.role };
  const limit = ruledOut(candidate, household.limits);
  if (limit) return { kind: 'limit', words: limit };
  const missing = missingOf(candidate, household);
  if (missing.length > 0 && chosen.every((each) => missingOf(each.candidate, household).length === 0)) {
    return {
      kind: 'limit',
      words: `It falls short on what you asked for: ${listed(missing.map(({ ask }) => ask.toLowerCase()))}.`,
    };
  }
  const [against] = chosen
    .map(({ candidate: one }) => ({
      one,
      has: gains(one, candidate, household.wants),
      less: candidate.brought - one.brought,
    }))
    .toSorted((a, b) => Number(b.less >= 0) - Number(a.less >= 0) || b.has.length - a.has.length);
  if (!against) return { kind: 'limit', words: 'Nothing here meets all of that.' };
  const more = wordsOf(against.has);
  const told = more.length > 0 ? `: ${listed(more)}` : besideIt(candidate, against.one, household);
  return {
    kind: 'beaten',
    by: against.one.card,
    words: `The ${calledOf(against.one.card)} ${priceWords(against.less)}${told}.`,
  };
}
