import { hoodGap } from './extraction';
import { isFreeBelowHob, ovensOf } from './ovens';
import { isBuiltUnder, takenBy, TEMPLATES } from './pieces';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import type { Kitchen, Piece } from './types';

/** The top of a worktop, and what is under it for an oven, millimetres from the floor. */
export const WORKTOP_MM = 910;
const SLAB_MM = 38;
/** Where what is built under a worktop ends. */
export const UNDERSIDE_MM = WORKTOP_MM - SLAB_MM;
/** Where what stands in a tall housing begins. */
const HOUSING_FROM_MM = 480;
const PLINTH_MM = 100;
/** Air between neighbours in the drawing. */
const BESIDE_MM = 60;
/** What a place that is still empty is drawn as. */
const USUAL: Readonly<Record<PieceKind, readonly [width: number, height: number]>> = {
  oven: [595, 595],
  hob: [590, 50],
  hood: [600, 300],
  cooker: [600, 900],
  'fridge freezer': [600, 1800],
  dishwasher: [598, 820],
  'washing machine': [598, 850],
  'tumble dryer': [598, 850],
};
const MOST_OF_ONE = 3;
/** Where a ceiling is that nobody measured. */
const CEILING_MM = 2_400;
/** How much of an extractor that rises out of the worktop is above it, where the maker does not say. */
const RISEN = 0.45;

/** One appliance in the run, from its left lower corner; millimetres from the left and from the floor. */
export type Placed = {
  key: string;
  kind: PieceKind;
  /** Null: a place that is still empty. */
  piece: Piece | null;
  x: number;
  base: number;
  width: number;
  height: number;
};

/** A run of appliances seen from the front, to scale. */
export type Elevation = {
  width: number;
  height: number;
  placed: Placed[];
  /** Pieces of which the maker does not state the size. */
  unsized: Piece[];
};

type Item = Omit<Placed, 'x' | 'base'>;

const item = (piece: Piece, at = 0): Item | null => {
  const { widthMm: width, heightMm: height } = piece.facts;
  return piece.place && width && height
    ? { key: `${piece.sku} ${at}`, kind: piece.place, piece, width, height }
    : null;
};

const emptyPlace = (kind: PieceKind): Item => {
  const [width, height] = USUAL[kind];
  return { key: kind, kind, piece: null, width, height };
};

/** What the set that most of the list belongs to still lacks. */
export function lackingOf(pieces: readonly Piece[]): PieceKind[] {
  const there = takenBy(pieces);
  const [best] = TEMPLATES.map(({ kinds }) => ({
    kinds,
    have: kinds.filter((kind) => there.has(kind)).length,
  })).toSorted((a, b) => b.have - a.have);
  return best && best.have > 0 ? best.kinds.filter((kind) => !there.has(kind)) : [];
}

/** From left to right: what stands on the floor, what is built into a tall housing, and where one cooks. */
const FLOOR: readonly PieceKind[] = ['fridge freezer', 'washing machine', 'tumble dryer', 'dishwasher'];

export function elevationOf(pieces: readonly Piece[], kitchen: Kitchen): Elevation {
  const placed = pieces.filter(({ place }) => place !== null);
  const sized = placed.flatMap((piece) =>
    Array.from({ length: Math.min(piece.quantity, MOST_OF_ONE) }, (_, at) => item(piece, at) ?? []).flat(),
  );
  const items = [...sized, ...lackingOf(pieces).map(emptyPlace)];
  const of = (kind: PieceKind) => items.filter((each) => each.kind === kind);

  const columns: Omit<Placed, 'x'>[][] = FLOOR.flatMap((kind) =>
    of(kind).map((each) => [{ ...each, base: isInTallUnit(each) ? PLINTH_MM : 0 }]),
  );
  const ovens = of('oven');
  const under = ovens.filter(({ piece }) => piece !== null && isBuiltUnder(piece));
  const { below: lower } = ovensOf(pieces, kitchen);
  const below = ovens.find(({ piece }) => (piece ? piece === lower : isFreeBelowHob(pieces)));
  const housed = stack(ovens.filter((each) => each !== below && !under.includes(each)));
  if (housed.length > 0) columns.push(housed);
  columns.push(...under.filter((each) => each !== below).map((each) => [builtUnder(each)]));
  const cooking = cookingPlace(
    [below, of('hob')[0], of('cooker')[0], of('hood')[0]],
    hoodGap(pieces, kitchen),
    kitchen,
  );
  if (cooking.length > 0) columns.push(cooking);
  return {
    ...sideBySide(columns),
    unsized: placed.filter((piece) => item(piece) === null),
  };
}

/** What is built in and too high for a worktop; what goes below one stands on the floor with feet of its own. */
const isInTallUnit = ({ piece, height }: Item): boolean =>
  piece?.facts.installation === 'integrated' && height > UNDERSIDE_MM;

const builtUnder = (oven: Item) => ({ ...oven, base: UNDERSIDE_MM - oven.height });

function stack(items: readonly Item[]): Omit<Placed, 'x'>[] {
  let base = HOUSING_FROM_MM;
  return items.map((each) => {
    const placed = { ...each, base };
    base += each.height;
    return placed;
  });
}

/** Oven below hob or a cooker, and the hood above by what it must keep. */
function cookingPlace(
  [oven, hob, cooker, hood]: readonly (Item | undefined)[],
  gap: number,
  kitchen: Kitchen,
): Omit<Placed, 'x'>[] {
  const top = cooker && !hob ? cooker.height : WORKTOP_MM;
  return [
    oven && builtUnder(oven),
    cooker && { ...cooker, base: 0 },
    // All but the glass and the pan supports is in the worktop.
    hob && { ...hob, base: WORKTOP_MM - hob.height },
    hood && hoodAt(hood, top, gap, kitchen),
  ].flatMap((each) => each ?? []);
}

/** Over what cooks, in the ceiling, or risen out of the worktop: of that one, what is above it. */
function hoodAt(hood: Item, top: number, gap: number, { room, hoodHeight }: Kitchen): Omit<Placed, 'x'> {
  const { belowWorktopMm = hood.height * (1 - RISEN), mount } = hood.piece?.facts ?? {};
  if (mount === 'worktop') return { ...hood, base: top, height: Math.round(hood.height - belowWorktopMm) };
  const ceiling = mount === 'ceiling' && hoodHeight === null ? (room.height ?? CEILING_MM) : 0;
  return { ...hood, base: Math.max(top + gap, ceiling) };
}

function sideBySide(columns: readonly Omit<Placed, 'x'>[][]): Pick<Elevation, 'width' | 'height' | 'placed'> {
  let x = 0;
  const placed = columns.flatMap((column) => {
    const widest = Math.max(...column.map(({ width }) => width));
    const left = x;
    x += widest + BESIDE_MM;
    return column.map((each) => ({ ...each, x: left + (widest - each.width) / 2 }));
  });
  return {
    placed,
    width: Math.max(0, x - BESIDE_MM),
    height: Math.max(0, ...placed.map(({ base, height }) => base + height)),
  };
}

/** Pieces that stand on the floor beside one another, as the drawing has them. */
export const floorRun = (pieces: readonly Piece[]): Piece[] =>
  FLOOR.flatMap((place) => pieces.filter((piece) => piece.place === place));
