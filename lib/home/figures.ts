import { RATE_FIELDS, type RateName, readPence } from './rate-fields';
import { CHORES, MOST } from './rules';
import type { Home } from './types';

/** Fields of the form on energy and water, as typed. */
export type RatesTyped = Readonly<Record<string, string>>;

/** Shares are typed in per cent and water prices in pounds. */
const PER_CENT = 100;
const POUND = 100;

/** Reads a number such as `26.11`, `26,11`, `£900` or `40 %`; null for an empty text, undefined for no valid number. */
export function readFigure(text: string, most: number): number | null | undefined {
  const plain = text.replace(/[£%\s]/g, '').replace(',', '.');
  if (plain === '') return null;
  const value = Number(plain);
  return /^\d+(\.\d+)?$/.test(plain) && value <= most ? value : undefined;
}

const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(Math.round(value * 100) / 100);

/** Values of the form fields for a stored home. */
export const typedRates = ({ power, offPeak, gas, water, chores }: Home): RatesTyped => ({
  power: shown(power),
  offPeak: shown(offPeak?.pence),
  share: shown(offPeak && offPeak.share * PER_CENT),
  gas: shown(gas),
  water: shown(water === null ? null : water / POUND),
  ...Object.fromEntries(CHORES.map((chore) => [chore, shown(chores[chore])])),
});

type Rates = Pick<Home, 'power' | 'offPeak' | 'gas' | 'water' | 'hasMeter' | 'chores'>;

/** Reads the form; `wrong` holds the error messages by field name. */
export function readRates(typed: RatesTyped): { rates: Rates; wrong: Record<string, string> } {
  const wrong: Record<string, string> = {};
  const checked = (name: string, value: number | null | undefined, words: string): number | null => {
    if (value === undefined) wrong[name] = words;
    return value ?? null;
  };
  const figure = (name: string, most: number, words: string) =>
    checked(name, readFigure(typed[name] ?? '', most), words);
  const price = (name: RateName) =>
    checked(name, readPence(typed[name] ?? '', RATE_FIELDS[name]), RATE_FIELDS[name].words);
  const power = price('power');
  const cheap = price('offPeak');
  const share = figure('share', PER_CENT, 'Enter a percentage from 0 to 100');
  const gas = price('gas');
  const water = price('water');
  const chores = CHORES.flatMap((chore) => {
    const times = figure(chore, MOST.chore, `Type a number up to ${MOST.chore}`);
    return times === null ? [] : [[chore, times] as const];
  });
  if (cheap !== null && share === null && !wrong['share'])
    wrong['share'] = 'Enter how much you use in those hours';
  if (share !== null && cheap === null && !wrong['offPeak'])
    wrong['offPeak'] = 'Enter what a kWh costs in those hours';
  return {
    rates: {
      power,
      offPeak: cheap === null || share === null ? null : { pence: cheap, share: share / PER_CENT },
      gas,
      water,
      hasMeter: typed['noMeter'] !== 'on',
      chores: Object.fromEntries(chores),
    },
    wrong,
  };
}
