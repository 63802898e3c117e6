import { describe, expect, test } from 'vitest';
import { parseAmount } from '@/lib/catalogue/amount';
import { calledOf } from '@/lib/catalogue/names';
import { picksOf } from '@/lib/choosing/words';
import type { Pick } from '@/lib/choosing/types';
import { type Accepts, HOUSEHOLDS } from './data/households';
import { demoCandidates, householdOf } from './households';

const candidates = demoCandidates();

function refused({ candidate: { card } }: Pick, accepts: Accepts): string[] {
  const pounds = (card.price?.now ?? 0) / 100;
  const number = (field: string) => parseAmount(card.attributes[field] ?? '')?.number ?? Number.NaN;
  const { most = Infinity, least = 0, atMost = {}, atLeast = {}, is = {} } = accepts;
  return [
    ...(pounds <= most && pounds >= least ? [] : [`costs £${pounds}`]),
    ...Object.entries(atMost).flatMap(([field, figure]) =>
      number(field) <= figure ? [] : [`${field} is ${card.attributes[field]}, above ${figure}`],
    ),
    ...Object.entries(atLeast).flatMap(([field, figure]) =>
      number(field) >= figure ? [] : [`${field} is ${card.attributes[field]}, below ${figure}`],
    ),
    ...Object.entries(is).flatMap(([field, words]) =>
      [words].flat().includes(card.attributes[field] ?? '') ? [] : [`${field} is ${card.attributes[field]}`],
    ),
  ].map((words) => `${calledOf(card)}: ${words}`);
}

test('there are at least sixty households', () => expect(HOUSEHOLDS.length).toBeGreaterThanOrEqual(60));

describe('picks that a good shop assistant would show', () => {
  test.each(HOUSEHOLDS)('$says', (given) => {
    const picks = picksOf(candidates, householdOf(given));
    const of = (role: Pick['role']) => picks.filter((pick) => pick.role === role);
    expect([
      ...picks.flatMap((pick) => refused(pick, given.each ?? {})),
      ...picks.slice(0, 1).flatMap((pick) => refused(pick, given.first ?? {})),
      ...of('cheaper').flatMap((pick) => refused(pick, given.cheaper ?? {})),
      ...of('better').flatMap((pick) => refused(pick, given.better ?? {})),
    ]).toEqual([]);
    expect(picks).toHaveLength(given.count ?? 3);
  });
});
