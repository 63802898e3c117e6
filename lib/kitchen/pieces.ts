import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Piece } from './types';

/** A product of the list as a piece of a set. */
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

/** The first piece that takes a place. */
export const firstOf = (pieces: readonly Piece[], place: PieceKind): Piece | undefined =>
  pieces.find((piece) => piece.place === place);

/** The first piece that leads steam away: a hood, else what does so beside its own work. */
export const extractorOf = (pieces: readonly Piece[]): Piece | undefined =>
  firstOf(pieces, 'hood') ?? pieces.find(({ kind }) => traitsOf(kind).extracts);

/**
 * The places of a set that are taken: a hob that leads its steam away wants no hood, a cooker neither an oven nor a hob,
 * and these two together no cooker.
 */
export function takenBy(pieces: readonly Piece[]): ReadonlySet<PieceKind> {
  const taken = new Set<PieceKind>(pieces.flatMap(({ place }) => place ?? []));
  if (extractorOf(pieces)) taken.add('hood');
  if (taken.has('oven') && taken.has('hob')) taken.add('cooker');
  if (taken.has('cooker')) taken.add('oven').add('hob');
  return taken;
}

/** Whether an extractor rises out of the worktop behind what cooks, and has its motor below. */
export const risesBehind = (piece: Piece | null | undefined): boolean => piece?.facts.mount === 'worktop';

/** Higher than any single oven, and no higher than what is under a worktop: a double oven that is built under one. */
const BUILT_UNDER_MM = [620, 720] as const;

/** Whether an oven is made to stand under a worktop, where no tall housing has a place for it. */
export const isBuiltUnder = ({ place, facts: { heightMm = 0 } }: Piece): boolean =>
  place === 'oven' && heightMm > BUILT_UNDER_MM[0] && heightMm <= BUILT_UNDER_MM[1];

export type Template = { name: string; kinds: readonly PieceKind[] };

/** Sets that people begin with (experience §6 F5). */
export const TEMPLATES: readonly Template[] = [
  { name: 'For a new kitchen', kinds: ['oven', 'hob', 'hood', 'fridge freezer', 'dishwasher'] },
  { name: 'For a laundry', kinds: ['washing machine', 'tumble dryer'] },
  { name: 'For a home to let', kinds: ['cooker', 'fridge freezer', 'washing machine'] },
];
