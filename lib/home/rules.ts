import type { Chore } from '@/lib/catalogue/kinds/types';
import { NO_ROUTE, readRoute } from '@/lib/access/route';
import { GAP_KINDS } from '@/lib/catalogue/kinds/types';
import { readSpace } from '@/lib/fit/space';
import { NOTHING_TOLD, readKitchen } from '@/lib/kitchen/kitchen';
import { isObject, readKept, readPostcode, VERSION } from './kept';
import type { Home } from './types';

export const NOTHING_SAID: Home = {
  postcode: null,
  power: null,
  offPeak: null,
  gas: null,
  water: null,
  hasMeter: true,
  chores: {},
  spaces: {},
  route: NO_ROUTE,
  kitchen: NOTHING_TOLD,
};

export const CHORES: readonly Chore[] = ['wash', 'dry', 'dishes', 'bake'];

/** Largest accepted values: pence a kWh, pence a cubic metre, times a week. */
export const MOST = { power: 200, water: 2_000, chore: 50 } as const;

const within = (value: unknown, most: number): number | null =>
  typeof value === 'number' && value >= 0 && value <= most ? value : null;

function readOffPeak(value: unknown): Home['offPeak'] {
  if (!isObject(value)) return null;
  const pence = within(value['pence'], MOST.power);
  const share = within(value['share'], 1);
  return pence === null || share === null ? null : { pence, share };
}

function readChores(value: unknown): Home['chores'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    CHORES.flatMap((chore) => {
      const times = within(value[chore], MOST.chore);
      return times === null ? [] : [[chore, times]];
    }),
  );
}

function readSpaces(value: unknown): Home['spaces'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    GAP_KINDS.flatMap((kind) => {
      const space = readSpace(value[kind]);
      return space ? [[kind, space]] : [];
    }),
  );
}

/** Parses the stored home part by part; an invalid part counts as not entered. */
export function parseHome(text: string | null): Home {
  const raw = readKept(text);
  if (!raw) return NOTHING_SAID;
  return {
    postcode: readPostcode(raw),
    power: within(raw['power'], MOST.power),
    offPeak: readOffPeak(raw['offPeak']),
    gas: within(raw['gas'], MOST.power),
    water: within(raw['water'], MOST.water),
    hasMeter: raw['hasMeter'] !== false,
    chores: readChores(raw['chores']),
    spaces: readSpaces(raw['spaces']),
    route: readRoute(raw['route']),
    kitchen: readKitchen(raw['kitchen']),
  };
}

/** The format in which the browser stores it. */
export const writeHome = (home: Home): object => ({ version: VERSION, ...home });
