import { traitsOf } from './kinds/rules';
import type { GapKind } from './kinds/types';
import type { Classified } from './types';

/** Returns the kind of gap that an appliance is for; null if it can stand anywhere, also on a worktop. */
export const gapOf = ({ kind, facts }: Classified): GapKind | null =>
  facts.installation === 'worktop' ? null : traitsOf(kind).gap;
