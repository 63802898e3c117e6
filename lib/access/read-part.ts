import type { RoutePart } from './types';

/** Maximum number of parts that are asked for and stored. */
export const MOST_PARTS = 12;

/** Maximum plausible figures. */
export const MOST = { flights: 20, steps: 99, pitch: 60, kg: 9_999 } as const;

/** The pitch of a typical flight, in degrees (experience §6 F2). */
export const STAIR_PITCH = 42;

const LONGEST_MM = 9_999;

type Raw = Record<string, unknown>;

export const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

const whole = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most ? value : null;

export const readMm = (value: unknown): number | null => whole(value, LONGEST_MM);

function readStairs(
  { shape, width, headroom, flights, steps, pitch, landing }: Raw,
  name: string,
): RoutePart | null {
  const [wide, high] = [readMm(width), readMm(headroom)];
  if (!wide || !high) return null;
  const [a, b] = isRaw(landing) ? [readMm(landing['a']), readMm(landing['b'])] : [null, null];
  return {
    kind: 'stairs',
    name,
    shape: shape === 'landing' || shape === 'winders' ? shape : 'straight',
    width: wide,
    headroom: high,
    flights: whole(flights, MOST.flights) ?? 1,
    steps: whole(steps, MOST.steps),
    pitch: whole(pitch, MOST.pitch) ?? STAIR_PITCH,
    landing: a && b ? { a, b } : null,
  };
}

function readLift({ door, inside, load }: Raw, name: string): RoutePart | null {
  if (!isRaw(door) || !isRaw(inside)) return null;
  const [doorWidth, doorHeight] = [readMm(door['width']), readMm(door['height'])];
  const [width, depth, height] = [readMm(inside['width']), readMm(inside['depth']), readMm(inside['height'])];
  const kilograms = whole(load, MOST.kg);
  if (!doorWidth || !doorHeight || !width || !depth || !height || !kilograms) return null;
  return {
    kind: 'lift',
    name,
    door: { width: doorWidth, height: doorHeight },
    inside: { width, depth, height },
    load: kilograms,
  };
}

/** Reads one part of a way in; null if it is invalid. */
export function readPart(value: unknown): RoutePart | null {
  if (!isRaw(value)) return null;
  const name = typeof value['name'] === 'string' ? value['name'].slice(0, 40) : '';
  switch (value['kind']) {
    case 'doorway': {
      const [width, height] = [readMm(value['width']), readMm(value['height'])];
      return width && height ? { kind: 'doorway', name, width, height } : null;
    }
    case 'corner':
      return { kind: 'corner', name, a: readMm(value['a']), b: readMm(value['b']) };
    case 'steps': {
      const count = whole(value['count'], MOST.steps);
      return count ? { kind: 'steps', name, count } : null;
    }
    case 'stairs':
      return readStairs(value, name);
    case 'lift':
      return readLift(value, name);
    default:
      return null;
  }
}
