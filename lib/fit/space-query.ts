import type { GapKind } from '@/lib/catalogue/kinds/types';
import { HOUSED } from './housing';
import { leastOf } from './space';
import type { Sizes, Space } from './types';

/**
 * Query keys of a listing for the measured space. `..620` keeps products that need at most 620 mm, air included; for
 * built-in products it also excludes those for which the housing or cut-out is too large. `575..620` also requires that
 * the product needs at least 575 mm.
 */
export const SPACE_KEYS = ['space-width', 'space-height', 'space-depth'] as const;

const [WIDTH, HEIGHT, DEPTH] = SPACE_KEYS;

/** Query key for a depth that is shown but filters nothing, because freestanding appliances stand out. */
const TOLD_DEPTH = 'gap-depth';

type Side = 'width' | 'height' | 'depth';
/** Measured sides of a space, in millimetres. */
export type Measured = Record<Side, number | null>;

/** Query key and value of a listing for one measured side. */
export function measuredPick(side: Side, mm: number, gap: GapKind | null): [key: string, value: string] {
  if (side === 'depth' && !(gap && HOUSED.has(gap))) return [TOLD_DEPTH, String(mm)];
  return [{ width: WIDTH, height: HEIGHT, depth: DEPTH }[side], `..${mm}`];
}

/** The measured sides in the query of a listing, in millimetres. */
export function measuredIn(query: string): Measured {
  const params = new URLSearchParams(query);
  const side = (key: string, as = /^\d{0,4}\.\.(\d{2,4})$/) => {
    const [, most] = as.exec(params.get(key) ?? '') ?? [];
    return most ? Number(most) : null;
  };
  return {
    width: side(WIDTH),
    height: side(HEIGHT),
    depth: side(DEPTH) ?? side(TOLD_DEPTH, /^(\d{2,4})$/),
  };
}

/**
 * Adds newly typed sizes to a space. An empty field keeps the old value, and so does one that equals the smallest of
 * several measurements.
 */
export function withMeasured(space: Space, { width, height, depth }: Measured): Space {
  const side = (before: Sizes, typed: number | null): Sizes =>
    typed === null || leastOf(before) === typed ? before : [typed];
  return {
    ...space,
    widths: side(space.widths, width),
    heights: side(space.heights, height),
    depth: depth ?? space.depth,
  };
}

/** Query key for the width. Where both sides are open the body needs no air beside it, so the plain width is used. */
const widthKey = ({ left, right }: Space): string => (left === 'open' && right === 'open' ? 'width' : WIDTH);

const heightKey = ({ top }: Space): string => (top === 'open' ? 'height' : HEIGHT);

/**
 * Query keys and values of a listing that keep what fits a space; empty when no side that decides was measured. With
 * one side open everything that is kept fits, and slightly larger products might. Freestanding appliances are not
 * filtered by depth, because they stand out.
 */
export function spacePicks(space: Space, kind: GapKind): [key: string, value: string][] {
  const [width, height] = [leastOf(space.widths), leastOf(space.heights)];
  const most = (key: string, mm: number | null): [string, string][] =>
    mm === null ? [] : [[key, `..${mm}`]];
  if (!HOUSED.has(kind)) return [...most(widthKey(space), width), ...most(heightKey(space), height)];
  return [...most(WIDTH, width), ...most(HEIGHT, height), ...most(DEPTH, space.depth)];
}
