import { pieceOf } from '@/lib/kitchen/pieces';
import { type SetSaving, setSaving } from '@/lib/kitchen/saving';
import type { SetTerms } from '@/lib/policy/types';
import type { MultibuyLine } from './multibuy-rules';

/** Returns the kitchen set discount of the list, line by line. */
export const savingOf = (lines: readonly MultibuyLine[], terms: SetTerms): SetSaving =>
  setSaving(
    lines.map(({ card, quantity }) => pieceOf(card, quantity)),
    terms,
  );
