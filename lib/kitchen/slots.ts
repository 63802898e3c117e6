import type { PieceKind } from '@/lib/catalogue/kinds/types';
import { extractorOf, firstOf } from './pieces';
import type { Piece } from './types';

/** A place of a set, its label, and the path of the listing to choose from. */
export type SetPlace = { kind: PieceKind; label: string; path: string };

export type Slot<P extends SetPlace = SetPlace> = P & {
  /** The piece that takes the place; null while it is free. */
  piece: Piece | null;
};

/** The places that a cooker takes. */
const COOKS: readonly PieceKind[] = ['oven', 'hob'];

/**
 * Returns the piece that takes a place: its own kind, a cooker for oven and hob, or for the hood any appliance with
 * extraction.
 */
function takerOf(kind: PieceKind, pieces: readonly Piece[]): Piece | undefined {
  if (kind === 'hood') return extractorOf(pieces);
  return firstOf(pieces, kind) ?? (COOKS.includes(kind) ? firstOf(pieces, 'cooker') : undefined);
}

/** Returns each place of a set with the piece that takes it (experience MB-1). */
export const slotsOf = <P extends SetPlace>(places: readonly P[], pieces: readonly Piece[]): Slot<P>[] =>
  places.map((place) => ({ ...place, piece: takerOf(place.kind, pieces) ?? null }));
