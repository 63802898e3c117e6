import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Fit } from './types';

type Sides = readonly [width: string, height: string, depth: string];

/** Names of the three sides of a gap, a housing and a cut-out. */
export const HOLE_SIDES: Readonly<Record<'gap' | NonNullable<Fit['hole']>, Sides>> = {
  gap: ['Width', 'Height', 'Depth'],
  housing: ['Inside width', 'Inside height', 'Inside depth'],
  'cut-out': ['Cut-out width', 'Free below the worktop', 'Cut-out depth'],
};

type Hole = keyof typeof HOLE_SIDES;

const HOLES: Readonly<Record<GapKind, Hole>> = {
  laundry: 'gap',
  dishwasher: 'gap',
  fridge: 'gap',
  cooker: 'gap',
  oven: 'housing',
  hob: 'cut-out',
};

/** What is measured for a kind. Ovens and hobs are wider than the hole that holds them. */
export function holeFor(kind: Kind): Hole {
  const { gap } = traitsOf(kind);
  return gap === null ? 'gap' : HOLES[gap];
}

type GapWords = { title: string; sides: Sides };

const GAP: GapWords = { title: 'Your gap', sides: HOLE_SIDES.gap };

/** Title of the measured place and short names of its sides, by kind of gap. */
export const GAP_WORDS: Readonly<Record<GapKind, GapWords>> = {
  laundry: GAP,
  dishwasher: GAP,
  fridge: GAP,
  cooker: GAP,
  oven: { title: 'Your housing', sides: HOLE_SIDES.gap },
  hob: { title: 'Your cut-out', sides: ['Width', 'Room below', 'Depth'] },
};
