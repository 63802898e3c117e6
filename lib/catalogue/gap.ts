import { traitsOf } from './kinds/rules';
import type { GapKind } from './kinds/types';
import type { Classified } from './types';

/** Which space of a home an appliance is for; null for what stands anywhere, on a worktop too. */
export const gapOf = ({ kind, facts }: Classified): GapKind | null =>
  facts.installation === 'worktop' ? null : traitsOf(kind).gap;
