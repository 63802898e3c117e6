import { calledOf } from '@/lib/catalogue/names';
import { formatPrice } from '@/lib/money/rules';
import { factWords, gains, listed, losses, runWords, wholePounds } from './differences';
import { fitNotes } from './fit-note';
import { ruledOut } from './limits';
import { mattersOf, valueOf } from './measure';
import { wantOf, worthOf } from './score';
import { type Chosen, threeOf } from './three';
import { type Candidate, type Household, type Pick, RUNNING, type Wants } from './types';

/** Maximum number of items in a sentence. */
const MOST = { facts: 4, losses: 3, gains: 3, lead: 2 } as const;

/** How much more money buys something better, in pence; a tenth more still counts as about that. */
const NEXT = { pence: 100_00, slack: 10_00 } as const;

/**
 * Facts in favour of a product: first what was asked for and what the household needs, then what it is best in. What is
 * worth nothing, such as the guarantee that everything has, is left out where there is anything else.
 * @param said what the sentence already says
 */
function factsOf(candidate: Candidate, { wants, people }: Household, said: readonly string[] = []): string[] {
  const matters = (mattersOf(candidate.card) ?? []).map((matter) => ({
    words: factWords(matter, candidate),
    asked: wantOf(wants, matter.name) + (people !== null && matter.need ? 1 : 0),
    rank: matter.share * valueOf(matter, candidate.card, people),
  }));
  const running = { words: runWords(candidate), asked: wantOf(wants, RUNNING), rank: 0.1 };
  const all = [...matters, running].toSorted((a, b) => b.asked - a.asked || b.rank - a.rank);
  const good = all.filter(({ words, asked, rank }) => words !== null && (asked > 0 || rank > 0));
  return (good.length > 0 ? good : all)
    .flatMap(({ words }) => (words === null || said.includes(words) ? [] : [words]))
    .slice(0, MOST.facts);
}

/** Labels of the three picks on pages. */
export const ROLES: Readonly<Record<Pick['role'], string>> = {
  sensible: 'Most for the money',
  cheaper: 'Costs less',
  better: 'A step up',
  other: 'Also good',
};

function reasonOf({ role, candidate }: Chosen, sensible: Candidate, household: Household): string {
  const than = `the ${calledOf(sensible.card)}`;
  if (role === 'cheaper') {
    const facts = listed(factsOf(candidate, household));
    return `${wholePounds(sensible.brought - candidate.brought)} less than ${than}, delivered: ${facts}.`;
  }
  const more = role === 'better' ? gains(candidate, sensible, household.wants).slice(0, MOST.lead) : [];
  const ahead = more.map(({ words }) => words);
  const lead = ahead.length > 0 ? `${listed(ahead)}, compared with ${than}` : '';
  const facts = listed(factsOf(candidate, household, ahead));
  return `${[lead, facts].filter(Boolean).join(': ')}.`.replace(/^./, (first) => first.toUpperCase());
}

function givesUpOf(candidate: Candidate, others: readonly Candidate[], wants: Wants): string | null {
  const [most] = others
    .map((other) => ({ other, lost: losses(candidate, other, wants) }))
    .toSorted((a, b) => b.lost.length - a.lost.length);
  if (!most || most.lost.length === 0) return null;
  const told = most.lost.slice(0, MOST.losses).map(({ words }) => words);
  return `Compared with the ${calledOf(most.other.card)}: ${listed(told)}.`;
}

function nextOf(candidate: Candidate, able: readonly Candidate[], household: Household): Pick['next'] {
  const worth = worthOf(candidate, household);
  const [better] = able
    .map((each) => ({ each, worth: worthOf(each, household), more: each.brought - candidate.brought }))
    .filter((each) => each.more > 0 && each.more <= NEXT.pence + NEXT.slack && each.worth > worth)
    .toSorted((a, b) => b.worth - a.worth || a.more - b.more);
  const gained = better ? gains(better.each, candidate, household.wants).slice(0, MOST.gains) : [];
  if (!better || gained.length === 0) {
    return { words: `Another ${formatPrice(NEXT.pence)} buys nothing better overall.`, card: null };
  }
  const words = `${wholePounds(better.more)} more, delivered: ${listed(gained.map((each) => each.words))}`;
  return { words, card: better.each.card };
}

/** The three picks with their reasons, what each gives up and what more money buys; the best value for money first. */
export function picksOf(candidates: readonly Candidate[], household: Household): Pick[] {
  const chosen = threeOf(candidates, household);
  const [first] = chosen;
  if (!first) return [];
  const able = candidates.filter((each) => ruledOut(each, household.limits) === null);
  return chosen.map((each) => {
    const others = chosen.filter((other) => other !== each).map(({ candidate }) => candidate);
    const notes = fitNotes(each.candidate, household.limits);
    return {
      ...each,
      reason: [reasonOf(each, first.candidate, household), ...notes].join(' '),
      givesUp: givesUpOf(each.candidate, others, household.wants),
      next: nextOf(each.candidate, able, household),
    };
  });
}
