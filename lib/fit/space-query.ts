import type { GapKind } from '@/lib/catalogue/kinds/types';
import { HOUSED } from './housing';
import { leastOf } from './space';
import type { Sizes, Space } from './types';

/**
 * Keys of a list's address that hold what was measured, `..620`: kept is what needs no more, air included, and of what
 * is built in what the housing or the cut-out is not too large for either. `575..620` keeps what fills it, besides.
 */
export const SPACE_KEYS = ['space-width', 'space-height', 'space-depth'] as const;

const [WIDTH, HEIGHT, DEPTH] = SPACE_KEYS;

/** Tells a depth that narrows nothing: freestanding goods stand out. */
const TOLD_DEPTH = 'gap-depth';

type Side = 'width' | 'height' | 'depth';
type Measured = Record<Side, number | null>;

/** What of a list's address holds one measured side, by what the list is for. */
export function measuredPick(side: Side, mm: number, gap: GapKind | null): [key: string, value: string] {
  if (side === 'depth' && !(gap && HOUSED.has(gap))) return [TOLD_DEPTH, String(mm)];
  return [{ width: WIDTH, height: HEIGHT, depth: DEPTH }[side], `..${mm}`];
}

/** The sides of a gap that a list's address holds, millimetres. */
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

/** The gap that a list was narrowed by; null where it was not. */
export function askedSpace(query: string): Pick<Space, 'widths' | 'heights'> | null {
  const { width, height } = measuredIn(query);
  const requested = { widths: [width ?? []].flat(), heights: [height ?? []].flat() };
  return (width ?? height) === null ? null : requested;
}

/** A space with what was just typed of it; what is empty stays, and so do several measures of a side whose least it is. */
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

/** The key by which a list knows how wide a gap has to be: where both sides are open, the body needs no air beside it. */
const widthKey = ({ left, right }: Space): string => (left === 'open' && right === 'open' ? 'width' : WIDTH);

const heightKey = ({ top }: Space): string => (top === 'open' ? 'height' : HEIGHT);

/**
 * What of a list's address keeps what goes into a space, key by key; empty when no side was measured that decides. With
 * one side open what is kept goes in; a little more might. Freestanding goods stand out where a space is not deep enough.
 */
export function spacePicks(space: Space, kind: GapKind): [key: string, value: string][] {
  const [width, height] = [leastOf(space.widths), leastOf(space.heights)];
  const most = (key: string, mm: number | null): [string, string][] =>
    mm === null ? [] : [[key, `..${mm}`]];
  if (!HOUSED.has(kind)) return [...most(widthKey(space), width), ...most(heightKey(space), height)];
  return [...most(WIDTH, width), ...most(HEIGHT, height), ...most(DEPTH, space.depth)];
}
