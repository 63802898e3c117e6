import { gapOf } from '@/lib/catalogue/gap';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { isBuiltUnder, risesBehind } from './pieces';
import type { Kitchen, Piece } from './types';

/** Maximum height of an oven under a worktop, in millimetres. */
const UNDER_WORKTOP_MM = 720;

/** Where the built-in ovens go; each piece occurs as often as its quantity. */
type Ovens = {
  /** The oven under the hob; null where there is none. */
  below: Piece | null;
  /** The pieces in the tall housing, one above the other. */
  housed: Piece[];
};

/** Returns the minimum height of a piece in a tall housing, in millimetres; null where the maker does not state it. */
const heightOf = ({ facts }: Piece): number | null => facts.nicheHeightMm?.min ?? null;

/** Returns the total height of pieces in a tall housing, in millimetres; null where the height of one is unknown. */
export function heightOfAll(pieces: readonly Piece[]): number | null {
  const heights = pieces.map(heightOf).filter((height) => height !== null);
  return heights.length < pieces.length ? null : heights.reduce((sum, height) => sum + height, 0);
}

/** Whether an extractor's motor takes the place of an oven under the hob. */
const hangsBelow = (piece: Piece): boolean =>
  risesBehind(piece) || (piece.place === 'hob' && traitsOf(piece.kind).extracts);

/** Whether an oven can go under the hob: there is neither a cooker nor an extractor's motor. */
export const isFreeBelowHob = (pieces: readonly Piece[]): boolean =>
  !pieces.some((piece) => piece.place === 'cooker' || hangsBelow(piece));

/** Of the ovens that are low enough for a worktop, returns the one that saves most height in the tall housing. */
function lowest(pieces: readonly Piece[]): Piece | null {
  const height = (piece: Piece) => heightOf(piece) ?? piece.facts.heightMm ?? Number.POSITIVE_INFINITY;
  const low = pieces.filter(
    (piece) => piece.place === 'oven' && (piece.facts.heightMm ?? height(piece)) <= UNDER_WORKTOP_MM,
  );
  return low.toSorted((a, b) => height(b) - height(a))[0] ?? null;
}

/** Returns the pieces for a tall housing if nothing goes under the hob, each as often as its quantity. */
export const tallOvens = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .filter((piece) => gapOf(piece) === 'oven' && !isBuiltUnder(piece))
    .flatMap((piece) => Array.from({ length: piece.quantity }, () => piece));

/**
 * Decides where the ovens of a set go. A built-under oven goes under the hob. All others go into the tall housing if it
 * was measured and is high enough; otherwise the highest possible one goes under the hob.
 */
export function ovensOf(pieces: readonly Piece[], { housingHeight }: Pick<Kitchen, 'housingHeight'>): Ovens {
  const tall = tallOvens(pieces);
  if (!isFreeBelowHob(pieces)) return { below: null, housed: tall };
  const builtUnder = pieces.find(isBuiltUnder);
  if (builtUnder) return { below: builtUnder, housed: tall };
  const fits = housingHeight !== null && (heightOfAll(tall) ?? 0) <= housingHeight;
  const below = fits ? null : lowest(tall);
  return { below, housed: below ? tall.toSpliced(tall.indexOf(below), 1) : tall };
}
