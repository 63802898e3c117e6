import type { Kitchen } from './types';

/** A kitchen without any details. */
export const NOTHING_TOLD: Kitchen = {
  fuel: null,
  circuit: null,
  socket: false,
  room: { length: null, width: null, height: null },
  extraction: null,
  hoodHeight: null,
  housingHeight: null,
};

/** Maximum length of a room that is accepted, in millimetres. */
export const LONGEST_MM = 20_000;

const length = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LONGEST_MM ? value : null;

const oneOf = <T>(value: unknown, all: readonly T[]): T | null => all.find((each) => each === value) ?? null;

function readRoom(value: unknown): Kitchen['room'] {
  if (typeof value !== 'object' || value === null) return NOTHING_TOLD.room;
  const raw = value as Record<string, unknown>;
  return { length: length(raw['length']), width: length(raw['width']), height: length(raw['height']) };
}

/** Parses a kitchen as stored in the browser; malformed parts are ignored. */
export function readKitchen(value: unknown): Kitchen {
  if (typeof value !== 'object' || value === null) return NOTHING_TOLD;
  const raw = value as Record<string, unknown>;
  return {
    fuel: oneOf(raw['fuel'], ['electric', 'mains gas', 'LPG'] as const),
    circuit: oneOf(raw['circuit'], [0, 32, 45] as const),
    socket: raw['socket'] === true,
    room: readRoom(raw['room']),
    extraction: oneOf(raw['extraction'], ['duct', 'recirculate'] as const),
    hoodHeight: length(raw['hoodHeight']),
    housingHeight: length(raw['housingHeight']),
  };
}
