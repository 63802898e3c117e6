import { amountIn } from '../amount';
import { namesAssumed } from './assumed';
import type { Attributes } from '../types';
import { AMOUNTS, CHOICES, FLAGS, NAMES, RANGES } from './fields';
import type { Facts, Range, StatedUse } from './types';

const MJ_A_KWH = 3.6;
const ONE_YEAR = /\byear$/;
const USE = /^(\d+(?:\.\d+)?) (kWh|MJ) (?:per (100 cycles|cycle)|a (year))$/;

/** Parses `0.69 kWh per cycle`, `54 kWh per 100 cycles` or `167 kWh a year`. Gas may be given in MJ. */
function readUse(text: string | undefined): StatedUse | null {
  const [, figure, unit, cycles, year] = USE.exec(text?.trim() ?? '') ?? [];
  const isGas = unit === 'MJ';
  const kwh = isGas ? Number(figure) / MJ_A_KWH : Number(figure);
  if (!(kwh > 0)) return null;
  return { kwh, isGas, per: year ? 'year' : cycles === 'cycle' ? 'cycle' : '100 cycles' };
}

/** Parses `560–568 mm` or `560 mm`; null for anything else. */
export function readRange(text: string | undefined): Range | null {
  const [, min, max] = /^(\d{2,4})(?:[–-](\d{2,4}))? mm$/.exec(text?.trim() ?? '') ?? [];
  return min ? { min: Number(min), max: Number(max ?? min) } : null;
}

/** Parses `3:48` to minutes. */
function readMinutes(text: string | undefined): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text ?? '') ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** Removes entries that are not stated. */
function stated<All extends object>(all: All): { [Name in keyof All]?: NonNullable<All[Name]> } {
  const found: { [Name in keyof All]?: NonNullable<All[Name]> } = {};
  for (const name in all) {
    const value = all[name];
    if (value !== null && value !== undefined) found[name] = value;
  }
  return found;
}

const readAmount = (unit: string, text: string | undefined): number | null =>
  text === undefined ? null : amountIn(unit, text.replace(ONE_YEAR, 'years'));

const FLAGGED: Readonly<Record<string, boolean>> = { Yes: true, No: false };

/** Returns the names of a table with what is read for each entry, without those that are not stated. */
function readEach<Table extends object, Value>(
  table: Table,
  read: (entry: Table[keyof Table]) => Value | null | undefined,
): { [Name in keyof Table]?: Value } {
  const found: { [Name in keyof Table]?: Value } = {};
  for (const name in table) {
    const value = read(table[name]);
    if (value !== null && value !== undefined) found[name] = value;
  }
  return found;
}

const isIn = <Words extends object>(word: PropertyKey, words: Words): word is keyof Words =>
  Object.hasOwn(words, word);

/**
 * Returns the facts in a product's custom fields. Facts that are not stated, or not in the form of the shop's
 * dictionary, are left out.
 */
export function readFacts(attributes: Attributes): Facts {
  const choice = <Words extends object>([field, words]: readonly [string, Words]) => {
    const word = attributes[field] ?? '';
    return isIn(word, words) ? words[word] : null;
  };
  const choices = {
    hinge: choice(CHOICES.hinge),
    fuel: choice(CHOICES.fuel),
    hob: choice(CHOICES.hob),
    dryer: choice(CHOICES.dryer),
    airGaps: choice(CHOICES.airGaps),
    visit: choice(CHOICES.visit),
    fitsMakers: choice(CHOICES.fitsMakers),
    cleaning: choice(CHOICES.cleaning),
    mount: choice(CHOICES.mount),
    ice: choice(CHOICES.ice),
    installation: choice(CHOICES.installation),
  };
  const others = {
    plug: attributes['Plug'] === 'Hardwired' ? 'hardwired' : attributes['Plug'],
    uses: readUse(attributes['Energy consumption']),
    usesWashing: readUse(attributes['Energy consumption, washing only']),
    ecoMinutes: readMinutes(attributes['Eco time']),
    assumed: attributes['Facts assumed'] ? namesAssumed(attributes['Facts assumed']) : null,
  };
  return {
    ...readEach(AMOUNTS, ([field, unit]) => readAmount(unit, attributes[field])),
    ...readEach(RANGES, (field) => readRange(attributes[field])),
    ...readEach(FLAGS, (field) => FLAGGED[attributes[field] ?? '']),
    ...readEach(NAMES, (field) => attributes[field] || null),
    ...stated(choices),
    ...stated(others),
  };
}
