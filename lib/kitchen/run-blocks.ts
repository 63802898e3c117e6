import type { Block } from '@/lib/catalogue/models/place';
import { type Elevation, type Placed, WORKTOP_MM } from './elevation';
import { risesBehind } from './pieces';
import type { Finding } from './types';

/**
 * Depth of a unit and of a worktop from the wall, thickness of a board and of a worktop, height of a plinth, and its
 * set-back; in millimetres.
 */
const [UNIT, WORKTOP, BOARD, SLAB, PLINTH, SET_BACK] = [560, 610, 18, 38, 100, 50];
/**
 * Extent of the wall and floor beyond the run and thickness of both, and the depth at which a hood and the floor are
 * drawn.
 */
const [BEYOND, WALL, HOOD, FLOOR] = [220, 30, 450, 1_250];
/** Size of the marks for escaping steam and for colliding doors. */
const [STEAM, SWING] = [50, 420];

/** Additional depth of a worktop with a downdraft extractor behind the hob, and the position of its slot. */
export const DEEPER_MM = 150;
const [SLOT_BACK, SLOT_FRONT] = [62, 198];

export const hasDeepWorktop = (placed: readonly Placed[]): boolean =>
  placed.some(({ piece }) => risesBehind(piece));

type Column = { left: number; right: number; placed: readonly Placed[] };

/**
 * Returns the kitchen around the goods of a set: wall, floor, worktop, units, appliances without a model, and marks for
 * problems.
 */
export function runBlocks(
  { placed, width, height }: Elevation,
  modelled: ReadonlySet<string>,
  findings: readonly Finding[],
): Block[] {
  const columns = columnsOf(placed, width / 2);
  const edge = width / 2 + BEYOND;
  return [
    { from: [-edge, -WALL, -WALL], to: [edge, -1, FLOOR], tone: 'floor' },
    { from: [-edge, 0, -WALL], to: [edge, Math.max(height, WORKTOP_MM) + BEYOND, 0], tone: 'wall' },
    ...worktops(columns),
    ...columns.flatMap((column) => unitBlocks(column)),
    ...columns.flatMap((column) =>
      column.placed.filter(({ key }) => !modelled.has(key)).map((each) => plain(each, column)),
    ),
    ...findings.flatMap((finding) => amiss(finding, columns)),
  ];
}

function columnsOf(placed: readonly Placed[], middle: number): Column[] {
  const columns = new Map<number, Placed[]>();
  for (const each of placed) {
    const centre = Math.round(each.x + each.width / 2);
    columns.set(centre, [...(columns.get(centre) ?? []), each]);
  }
  return [...columns.values()].map((all) => ({
    left: Math.min(...all.map(({ x }) => x)) - middle,
    right: Math.max(...all.map(({ x, width }) => x + width)) - middle,
    placed: all,
  }));
}

const stands = ({ placed }: Column): readonly Placed[] =>
  placed.filter(({ kind }) => kind !== 'hood' && kind !== 'hob');

/** Whether a worktop goes over a column: everything in it is low enough, and nothing is a cooker. */
const isBelowWorktop = (column: Column): boolean =>
  stands(column).every(({ kind, base, height }) => kind !== 'cooker' && base + height <= WORKTOP_MM - SLAB);

/** Returns one worktop over each stretch of neighbouring low columns. */
function worktops(columns: readonly Column[]): Block[] {
  const stretches: { left: number; right: number; open: boolean; deep: boolean }[] = [];
  for (const column of columns) {
    const last = stretches.at(-1);
    if (!isBelowWorktop(column)) stretches.push({ left: 0, right: 0, open: false, deep: false });
    else if (last?.open) {
      last.right = column.right;
      last.deep ||= hasDeepWorktop(column.placed);
    } else {
      const deep = hasDeepWorktop(column.placed);
      stretches.push({ left: column.left, right: column.right, open: true, deep });
    }
  }
  return stretches
    .filter(({ open }) => open)
    .map(({ left, right, deep }) => ({
      from: [left - BOARD, WORKTOP_MM - SLAB, 0],
      to: [right + BOARD, WORKTOP_MM, WORKTOP + (deep ? DEEPER_MM : 0)],
      tone: 'worktop',
    }));
}

/** Returns the unit of built-in appliances: the part below them down to the plinth, and the sides. */
function unitBlocks(column: Column): Block[] {
  if (hasDeepWorktop(column.placed)) return cupboard(column, UNIT + DEEPER_MM);
  if (stands(column).length === 0)
    return column.placed.some(({ kind }) => kind === 'hob') ? cupboard(column, UNIT) : [];
  const lowest = Math.min(...stands(column).map(({ base }) => base));
  if (lowest <= 0) return [];
  // A hob may be wider than the oven below it.
  const half = Math.max(...stands(column).map(({ width }) => width)) / 2;
  const middle = (column.left + column.right) / 2;
  const [left, right] = [middle - half, middle + half];
  const top = isBelowWorktop(column)
    ? WORKTOP_MM - SLAB
    : Math.max(...stands(column).map(({ base, height }) => base + height)) + BOARD;
  const side = (from: number, to: number): Block => ({
    from: [from, 0, 0],
    to: [to, top, UNIT],
    tone: 'unit',
  });
  return [
    { from: [left, 0, 0], to: [right, PLINTH, UNIT - SET_BACK], tone: 'unit' },
    ...(lowest > PLINTH
      ? ([{ from: [left, PLINTH, 0], to: [right, lowest, UNIT], tone: 'unit' }] satisfies Block[])
      : []),
    side(left - BOARD, left),
    side(right, right + BOARD),
  ];
}

/** Returns the cupboard in front of a downdraft extractor's motor, or under a hob without an oven. */
const cupboard = ({ left, right }: Column, depth: number): Block[] => [
  { from: [left, 0, 0], to: [right, PLINTH, depth - SET_BACK], tone: 'unit' },
  { from: [left, PLINTH, 0], to: [right, WORKTOP_MM - SLAB, depth], tone: 'unit' },
];

/** Returns a plain block in place of an appliance without a model, or of an empty place. */
function plain({ kind, piece, base, width, height }: Placed, { left, right }: Column): Block {
  const middle = (left + right) / 2;
  if (risesBehind(piece))
    return {
      from: [middle - width / 2, base, SLOT_BACK],
      to: [middle + width / 2, base + height, SLOT_FRONT],
      tone: 'unit',
    };
  return {
    from: [middle - width / 2, base, 0],
    to: [middle + width / 2, base + height, kind === 'hood' ? HOOD : UNIT],
    tone: 'unit',
  };
}

function amiss({ rule, result, skus }: Finding, columns: readonly Column[]): Block[] {
  const of = (sku: string | undefined) =>
    columns.find(({ placed }) => placed.some(({ piece }) => piece && piece.sku === sku));
  if (rule === 'hood width' && result === 'CLASH') return escaping(of(skus[0]));
  if (rule !== 'doors' || result !== 'CHECK') return [];
  const [left, right] = [of(skus[0]), of(skus[1])];
  if (!left || !right) return [];
  const between = (left.right + right.left) / 2;
  const high = Math.min(
    ...[left, right].map(({ placed }) => Math.max(...placed.map(({ base, height }) => base + height))),
  );
  return [
    { from: [between - BOARD, 0, UNIT + SET_BACK], to: [between + BOARD, high, UNIT + SWING], tone: 'warn' },
  ];
}

/** Returns marks where the cooking surface is wider than the hood above it. */
function escaping(column: Column | undefined): Block[] {
  const hood = column?.placed.find(({ kind }) => kind === 'hood');
  const cooks = column?.placed.find(({ kind }) => kind === 'hob' || kind === 'cooker');
  if (!column || !hood || !cooks || risesBehind(hood.piece)) return [];
  const middle = (column.left + column.right) / 2;
  return ([-1, 1] as const).map((side) => ({
    from: [middle + (side * hood.width) / 2, hood.base, 0],
    to: [middle + (side * cooks.width) / 2, hood.base + STEAM, HOOD],
    tone: 'warn',
  }));
}
