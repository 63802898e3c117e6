import { applianceOf } from '@/lib/catalogue/appliance';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Piece, PieceKind } from './types';

export const PIECE_KINDS = [
  'oven',
  'hob',
  'hood',
  'cooker',
  'fridge freezer',
  'dishwasher',
  'washing machine',
  'tumble dryer',
] as const satisfies readonly PieceKind[];

export const pieceKind = (type: string | undefined): PieceKind | null => applianceOf(type).piece ?? null;

/** Under which kind an appliance counts towards the set discount; null for what does not count. */
export const setKind = (type: string | undefined): string | null => applianceOf(type).set ?? null;

/** A product of the list as a piece of a set. */
export const pieceOf = ({ sku, name, price, stock, attributes }: ProductCard, quantity: number): Piece => ({
  sku,
  name,
  kind: pieceKind(attributes['Type']),
  setKind: setKind(attributes['Type']),
  price: price?.now ?? null,
  quantity,
  stock,
  clearance: attributes['Discontinued'] === 'Yes',
  attributes,
});

/** The first piece of a kind. */
export const firstOf = (pieces: readonly Piece[], kind: PieceKind): Piece | undefined =>
  pieces.find((piece) => piece.kind === kind);

export type Template = { name: string; kinds: readonly PieceKind[] };

/** Sets that people begin with (experience §6 F5). */
export const TEMPLATES: readonly Template[] = [
  { name: 'New kitchen', kinds: ['oven', 'hob', 'hood', 'fridge freezer', 'dishwasher'] },
  { name: 'Laundry', kinds: ['washing machine', 'tumble dryer'] },
  { name: 'To let', kinds: ['cooker', 'fridge freezer', 'washing machine'] },
];
