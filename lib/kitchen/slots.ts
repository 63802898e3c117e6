import type { PieceKind } from '@/lib/catalogue/kinds/types';
import { extractorOf, firstOf } from './pieces';
import type { Piece } from './types';

/** A place of a set, what it is called, and the list to choose from. */
export type SetPlace = { kind: PieceKind; label: string; path: string };

export type Slot = SetPlace & {
  /** What takes the place; null while it is free. */
  piece: Piece | null;
};

/** What a cooker stands for. */
const COOKS: readonly PieceKind[] = ['oven', 'hob'];

/** What takes a place: its own kind, a cooker for oven and hob, and for the hood whatever leads the steam away. */
function takerOf(kind: PieceKind, pieces: readonly Piece[]): Piece | undefined {
  if (kind === 'hood') return extractorOf(pieces);
  return firstOf(pieces, kind) ?? (COOKS.includes(kind) ? firstOf(pieces, 'cooker') : undefined);
}

/** Each place of a set with what takes it (experience MB-1). */
export const slotsOf = (places: readonly SetPlace[], pieces: readonly Piece[]): Slot[] =>
  places.map((place) => ({ ...place, piece: takerOf(place.kind, pieces) ?? null }));
