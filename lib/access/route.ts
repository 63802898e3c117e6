import type { RoutePart } from './types';

/** The way in as somebody described it: shortly, or part by part, which then counts alone. */
export type Route = { door: number | null; corner: boolean; parts: RoutePart[] };

export const NO_ROUTE: Route = { door: null, corner: false, parts: [] };

const MOST_PARTS = 12;
const LONGEST_MM = 9_999;
const MOST_KG = 9_999;

type Raw = Record<string, unknown>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

const whole = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most ? value : null;

const mm = (value: unknown): number | null => whole(value, LONGEST_MM);

function readStairs({ shape, width, headroom, flights, landing }: Raw, name: string): RoutePart | null {
  const [wide, high] = [mm(width), mm(headroom)];
  if (!wide || !high) return null;
  const [a, b] = isRaw(landing) ? [mm(landing['a']), mm(landing['b'])] : [null, null];
  return {
    kind: 'stairs',
    name,
    shape: shape === 'landing' || shape === 'winders' ? shape : 'straight',
    width: wide,
    headroom: high,
    flights: whole(flights, 20) ?? 1,
    landing: a && b ? { a, b } : null,
  };
}

function readLift({ door, inside, load }: Raw, name: string): RoutePart | null {
  if (!isRaw(door) || !isRaw(inside)) return null;
  const [doorWidth, doorHeight] = [mm(door['width']), mm(door['height'])];
  const [width, depth, height] = [mm(inside['width']), mm(inside['depth']), mm(inside['height'])];
  const kilograms = whole(load, MOST_KG);
  if (!doorWidth || !doorHeight || !width || !depth || !height || !kilograms) return null;
  return {
    kind: 'lift',
    name,
    door: { width: doorWidth, height: doorHeight },
    inside: { width, depth, height },
    load: kilograms,
  };
}

function readPart(value: unknown): RoutePart | null {
  if (!isRaw(value)) return null;
  const name = typeof value['name'] === 'string' ? value['name'].slice(0, 40) : '';
  switch (value['kind']) {
    case 'doorway': {
      const [width, height] = [mm(value['width']), mm(value['height'])];
      return width && height ? { kind: 'doorway', name, width, height } : null;
    }
    case 'corner':
      return { kind: 'corner', name, a: mm(value['a']), b: mm(value['b']) };
    case 'stairs':
      return readStairs(value, name);
    case 'lift':
      return readLift(value, name);
    default:
      return null;
  }
}

/** Reads a way in as the browser kept it; a part that is broken is left out. */
export function readRoute(value: unknown): Route {
  if (!isRaw(value)) return NO_ROUTE;
  const { parts } = value;
  return {
    door: mm(value['door']),
    corner: value['corner'] === true,
    parts: Array.isArray(parts)
      ? parts.slice(0, MOST_PARTS).flatMap((part: unknown) => readPart(part) ?? [])
      : [],
  };
}
