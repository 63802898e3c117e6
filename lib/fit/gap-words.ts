import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Fit } from './types';

type Sides = readonly [width: string, height: string, depth: string];

/** What the three sides of a gap, a housing or a cut-out are called. */
export const HOLE_SIDES: Readonly<Record<'gap' | NonNullable<Fit['hole']>, Sides>> = {
  gap: ['Width', 'Height', 'Depth'],
  housing: ['Inside width', 'Inside height', 'Inside depth'],
  'cut-out': ['Cut-out width', 'Free below the worktop', 'Cut-out depth'],
};

type GapWords = { title: string; sides: Sides };

const GAP: GapWords = { title: 'Your gap', sides: HOLE_SIDES.gap };

/** What a place is called, and shortly its sides, by what stands in it. */
export const GAP_WORDS: Readonly<Record<GapKind, GapWords>> = {
  laundry: GAP,
  dishwasher: GAP,
  fridge: GAP,
  cooker: GAP,
  oven: { title: 'Your housing', sides: HOLE_SIDES.gap },
  hob: { title: 'Your cut-out', sides: ['Width', 'Room below', 'Depth'] },
};
