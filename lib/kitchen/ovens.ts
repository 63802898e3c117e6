import { gapOf } from '@/lib/catalogue/gap';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { isBuiltUnder, risesBehind } from './pieces';
import type { Kitchen, Piece } from './types';

/** The highest that goes under a worktop. */
const UNDER_WORKTOP_MM = 720;

/** Where what is built in as ovens are goes; each piece as often as it is wanted. */
type Ovens = {
  /** Under the hob; null: nothing is. */
  below: Piece | null;
  /** One above the other in the tall housing. */
  housed: Piece[];
};

/** The least that it takes of a tall housing, millimetres; null where the maker is silent. */
const heightOf = ({ facts }: Piece): number | null => facts.nicheHeightMm?.min ?? null;

/** What some take of a tall housing, millimetres; null where one of them has no height. */
export function heightOfAll(pieces: readonly Piece[]): number | null {
  const heights = pieces.map(heightOf).filter((height) => height !== null);
  return heights.length < pieces.length ? null : heights.reduce((sum, height) => sum + height, 0);
}

/** Whether an extractor has its motor where an oven would be under the hob. */
const hangsBelow = (piece: Piece): boolean =>
  risesBehind(piece) || (piece.place === 'hob' && traitsOf(piece.kind).extracts);

/** Whether an oven can be under the hob: there is neither a cooker nor the motor of an extractor. */
export const isFreeBelowHob = (pieces: readonly Piece[]): boolean =>
  !pieces.some((piece) => piece.place === 'cooker' || hangsBelow(piece));

/** Of what is as low as a worktop asks, the one without which a tall housing has to take least. */
function lowest(pieces: readonly Piece[]): Piece | null {
  const height = (piece: Piece) => heightOf(piece) ?? piece.facts.heightMm ?? Number.POSITIVE_INFINITY;
  const low = pieces.filter(
    (piece) => piece.place === 'oven' && (piece.facts.heightMm ?? height(piece)) <= UNDER_WORKTOP_MM,
  );
  return low.toSorted((a, b) => height(b) - height(a))[0] ?? null;
}

/** What goes into a tall housing if nothing is under the hob, as often as it is wanted. */
export const tallOvens = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .filter((piece) => gapOf(piece) === 'oven' && !isBuiltUnder(piece))
    .flatMap((piece) => Array.from({ length: piece.quantity }, () => piece));

/**
 * Where the ovens of a set go. What is made to be built under is under the hob; all others are in the tall housing where
 * that was measured and takes them, else the highest that can be is under the hob.
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
