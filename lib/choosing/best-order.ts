import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { londonDate } from '@/lib/dates/rules';
import { NOTHING_SAID } from '@/lib/home/rules';
import type { BestOrder } from '@/lib/listing/best';
import { peopleOf } from '@/lib/listing/wishes';
import { type Ask, householdOf, NOTHING_ASKED } from './ask';
import { bestFirst } from './best';
import { SOON, VENT } from './best-href';
import { candidatesOf } from './candidates';
import { mattersOf } from './measure';
import { wishesFor } from './wishes';

/** Reads what a listing's query says about a household. */
export const askOfWishes = (wishes: readonly string[]): Ask => ({
  ...NOTHING_ASKED,
  why: wishes.includes(SOON) ? 'broke' : null,
  people: peopleOf(wishes),
  hasVent: wishes.includes(VENT),
  wants: wishes,
});

/** Sorts listings with the scoring that chooses the three picks, for delivery to the mainland. */
export const BEST_ORDER: BestOrder = {
  weighs(kinds) {
    const weighed = kinds.filter((kind) => mattersOf({ kind }) !== null);
    const [first] = weighed;
    const isOneSort = new Set(weighed.map((kind) => traitsOf(kind).figures)).size === 1;
    if (!first || !isOneSort) return null;
    const wishes = [
      ...wishesFor(first),
      { name: SOON, ask: 'Here within a week' },
      ...(weighed.includes('Tumble dryer') ? [{ name: VENT, ask: 'A hole in the wall for its hose' }] : []),
    ];
    return { wishes, byPeople: (mattersOf({ kind: first }) ?? []).some(({ need }) => need !== undefined) };
  },
  inOrder(cards, wishes, now, policy) {
    const asked = { now, policy, home: NOTHING_SAID, zone: policy.delivery.zones.mainland };
    return bestFirst(
      cards,
      candidatesOf(cards, asked),
      householdOf(askOfWishes(wishes), null, londonDate(now)),
    );
  },
};
