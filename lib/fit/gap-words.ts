import type { GapKind } from '@/lib/catalogue/kinds/types';

type GapWords = { title: string; sides: readonly [width: string, height: string, depth: string] };

const GAP: GapWords = { title: 'Your gap', sides: ['Width', 'Height', 'Depth'] };

/** What a place is called, and its sides, by what stands in it. */
export const GAP_WORDS: Readonly<Record<GapKind, GapWords>> = {
  laundry: GAP,
  dishwasher: GAP,
  fridge: GAP,
  cooker: GAP,
  oven: { title: 'Your housing', sides: ['Width', 'Height', 'Depth'] },
  hob: { title: 'Your cut-out', sides: ['Width', 'Below', 'Depth'] },
};
