import type { Neighbour, Sizes, Space } from './types';

/** A space of which no size is known; it is assumed to be between units and under a worktop. */
export const UNMEASURED: Space = {
  widths: [],
  heights: [],
  depth: null,
  left: 'unit',
  right: 'unit',
  top: 'covered',
  wallDistance: null,
  freeFloor: null,
  flush: false,
};

const LONGEST_MM = 9_999;
const MOST_TIMES = 3;

const isLength = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= LONGEST_MM;

/** Removes unmeasured places at the end, so that sizes without any measurement become empty. */
const trimmed = (sizes: Sizes): Sizes => sizes.slice(0, sizes.findLastIndex((each) => each !== null) + 1);

const lengths = (value: unknown): Sizes =>
  Array.isArray(value)
    ? trimmed(value.slice(0, MOST_TIMES).map((each) => (isLength(each, 1) ? each : null)))
    : [];

const length = (value: unknown): number | null => (isLength(value, 0) ? value : null);

const neighbour = (value: unknown): Neighbour => (value === 'wall' || value === 'open' ? value : 'unit');

/** Reads a space as stored in the browser. A value that is not a valid length counts as not measured. */
export function readSpace(value: unknown): Space | null {
  if (typeof value !== 'object' || value === null) return null;
  const raw = value as Record<string, unknown>;
  return {
    widths: lengths(raw['widths']),
    heights: lengths(raw['heights']),
    depth: length(raw['depth']),
    left: neighbour(raw['left']),
    right: neighbour(raw['right']),
    top: raw['top'] === 'open' ? 'open' : 'covered',
    wallDistance: length(raw['wallDistance']),
    freeFloor: length(raw['freeFloor']),
    flush: raw['flush'] === true,
  };
}

/** Returns the sizes of a side with one of them set; the others stay as they are. */
export const withSize = (sizes: Sizes, at: number, size: number | null): Sizes =>
  trimmed(
    Array.from({ length: Math.max(sizes.length, at + 1) }, (_, place) =>
      place === at ? size : (sizes[place] ?? null),
    ),
  );

/** The smallest measured size of a side; null where none was measured. */
export function leastOf(sizes: Sizes): number | null {
  const measured = sizes.filter((each) => each !== null);
  return measured.length > 0 ? Math.min(...measured) : null;
}

/** Whether at least one side was measured. */
export const isMeasured = ({ widths, heights, depth }: Space): boolean =>
  leastOf(widths) !== null || leastOf(heights) !== null || depth !== null;
