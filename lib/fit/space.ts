import type { Neighbour, Space } from './types';

/** A space of which nothing is known: between units, under a worktop. */
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

const lengths = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => isLength(each, 1)).slice(0, MOST_TIMES) : [];

const length = (value: unknown): number | null => (isLength(value, 0) ? value : null);

const neighbour = (value: unknown): Neighbour => (value === 'wall' || value === 'open' ? value : 'unit');

/** Reads a space as the browser kept it; what is no measure is as if it had not been given. */
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

/** Whether there is anything to check against. */
export const isMeasured = ({ widths, heights, depth }: Space): boolean =>
  widths.length > 0 || heights.length > 0 || depth !== null;
