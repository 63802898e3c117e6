import { candidatesOf } from '@/lib/choosing/candidates';
import type { Candidate, Household } from '@/lib/choosing/types';
import { addDays } from '@/lib/dates/rules';
import { UNMEASURED } from '@/lib/fit/space';
import { NOTHING_SAID } from '@/lib/home/rules';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { demoCards } from '../../support/demo-cards';
import type { HouseholdCase } from './data/households';

/** 20 November 2026, a quarter to five in London. */
const NOW = new Date('2026-11-20T16:45:00Z');

/** The goods of the demo store as they are weighed for nobody in particular on the mainland. */
export const demoCandidates = (): Candidate[] =>
  candidatesOf(demoCards(), {
    now: NOW,
    policy: BUILT_IN,
    home: NOTHING_SAID,
    zone: BUILT_IN.delivery.zones.mainland,
  });

const length = (value: number | undefined): number[] => (value === undefined ? [] : [value]);

export const householdOf = (given: HouseholdCase): Household => ({
  wants: given.wants ?? {},
  people: given.people ?? null,
  limits: {
    kinds: given.kinds,
    most: given.most === undefined ? null : given.most * 100,
    space:
      given.width || given.height || given.depth
        ? {
            ...UNMEASURED,
            widths: length(given.width),
            heights: length(given.height),
            depth: given.depth ?? null,
          }
        : null,
    door: given.door ?? null,
    by: given.withinDays === undefined ? null : addDays('2026-11-20', given.withinDays),
    hasVent: given.hasVent ?? false,
  },
});
