import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Piece } from './types';

/** Returns a product of the list as a piece of a set. */
export function pieceOf(card: ProductCard, quantity: number): Piece {
  const { sku, name, kind, type, facts, price, stock } = card;
  const { piece: place, set: setKind } = traitsOf(kind);
  return {
    sku,
    name,
    kind,
    type,
    facts,
    place,
    setKind,
    price: price?.now ?? null,
    quantity,
    stock,
    clearance: facts.isDiscontinued ?? false,
  };
}

/** Returns the first piece of a kind. */
export const firstOf = (pieces: readonly Piece[], place: PieceKind): Piece | undefined =>
  pieces.find((piece) => piece.place === place);

/** Returns the first piece that extracts steam: a hood, or else an appliance with its own extraction. */
export const extractorOf = (pieces: readonly Piece[]): Piece | undefined =>
  firstOf(pieces, 'hood') ?? pieces.find(({ kind }) => traitsOf(kind).extracts);

/**
 * Returns the places of a set that are taken. A hob with its own extraction needs no hood, a cooker replaces oven and
 * hob, and these two replace a cooker.
 */
export function takenBy(pieces: readonly Piece[]): ReadonlySet<PieceKind> {
  const taken = new Set<PieceKind>(pieces.flatMap(({ place }) => place ?? []));
  if (extractorOf(pieces)) taken.add('hood');
  if (taken.has('oven') && taken.has('hob')) taken.add('cooker');
  if (taken.has('cooker')) taken.add('oven').add('hob');
  return taken;
}

/** Whether an extractor rises out of the worktop behind the hob, with its motor below. */
export const risesBehind = (piece: Piece | null | undefined): boolean => piece?.facts.mount === 'worktop';

/**
 * Heights of a double oven built under a worktop: more than the first, which no single oven exceeds, up to the second,
 * which fits under a worktop; in millimetres.
 */
const BUILT_UNDER_MM = [620, 720] as const;

/** Whether an oven is made to be built under a worktop, and so does not go into a tall housing. */
export const isBuiltUnder = ({ place, facts: { heightMm = 0 } }: Piece): boolean =>
  place === 'oven' && heightMm > BUILT_UNDER_MM[0] && heightMm <= BUILT_UNDER_MM[1];

export type Template = { name: string; kinds: readonly PieceKind[] };

/** Usual sets to start from (experience §6 F5). */
export const TEMPLATES: readonly Template[] = [
  { name: 'For a new kitchen', kinds: ['oven', 'hob', 'hood', 'fridge freezer', 'dishwasher'] },
  { name: 'For a utility room', kinds: ['washing machine', 'tumble dryer'] },
  { name: 'For a home to let', kinds: ['cooker', 'fridge freezer', 'washing machine'] },
];
