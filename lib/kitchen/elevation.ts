import { hoodGap } from './extraction';
import { isFreeBelowHob, ovensOf } from './ovens';
import { isBuiltUnder, takenBy, TEMPLATES } from './pieces';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import type { Kitchen, Piece } from './types';

/** Height of a worktop's top above the floor, and thickness of the worktop, in millimetres. */
export const WORKTOP_MM = 910;
const SLAB_MM = 38;
/** Height of a worktop's underside, where built-under appliances end. */
export const UNDERSIDE_MM = WORKTOP_MM - SLAB_MM;
/** Height at which the appliances in a tall housing begin. */
const HOUSING_FROM_MM = 480;
const PLINTH_MM = 100;
/** Distance between neighbours in the drawing. */
const BESIDE_MM = 60;
/** Size at which an empty place is drawn, in millimetres. */
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
/** Height of a ceiling that was not measured. */
const CEILING_MM = 2_400;
/** Share of a downdraft extractor that rises above the worktop, where the maker does not state it. */
const RISEN = 0.45;

/** An appliance in the run, positioned by its lower left corner, in millimetres from the left and from the floor. */
export type Placed = {
  key: string;
  kind: PieceKind;
  /** Null for an empty place. */
  piece: Piece | null;
  x: number;
  base: number;
  width: number;
  height: number;
};

/** Front view of a run of appliances, to scale. */
export type Elevation = {
  width: number;
  height: number;
  placed: Placed[];
  /** Pieces whose size the maker does not state. */
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

/** Returns what is missing from the set of which the list has most. */
export function lackingOf(pieces: readonly Piece[]): PieceKind[] {
  const there = takenBy(pieces);
  const [best] = TEMPLATES.map(({ kinds }) => ({
    kinds,
    have: kinds.filter((kind) => there.has(kind)).length,
  })).toSorted((a, b) => b.have - a.have);
  return best && best.have > 0 ? best.kinds.filter((kind) => !there.has(kind)) : [];
}

/** Kinds on the floor, from left to right; the tall housing and the cooking place follow them. */
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

/** Whether it is built in and too high for a worktop; lower appliances stand on their own feet on the floor. */
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

/** Places the oven below the hob or the cooker, and the hood above it at its minimum distance. */
function cookingPlace(
  [oven, hob, cooker, hood]: readonly (Item | undefined)[],
  gap: number,
  kitchen: Kitchen,
): Omit<Placed, 'x'>[] {
  const top = cooker && !hob ? cooker.height : WORKTOP_MM;
  return [
    oven && builtUnder(oven),
    cooker && { ...cooker, base: 0 },
    // Everything but the glass and the pan supports is sunk into the worktop.
    hob && { ...hob, base: WORKTOP_MM - hob.height },
    hood && hoodAt(hood, top, gap, kitchen),
  ].flatMap((each) => each ?? []);
}

/**
 * Places a hood above the hob, a ceiling hood in the ceiling, and of a downdraft extractor the part above the worktop.
 */
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

/** Returns the pieces that stand side by side on the floor, in the order of the drawing. */
export const floorRun = (pieces: readonly Piece[]): Piece[] =>
  FLOOR.flatMap((place) => pieces.filter((piece) => piece.place === place));
