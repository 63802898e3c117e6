import { parseAmount } from '@/lib/catalogue/amount';
import { attributeInfo } from '@/lib/catalogue/attributes';
import { parseEnergy, energyArrow } from '@/lib/catalogue/energy';

/** A value as a number that only others of the same unit may be set against. */
export type Measure = { number: number; unit: string };

const TIME = /^(\d{1,2}):(\d{2})$/;
const ENERGY_USE = /^(\d+(?:\.\d+)?) (kWh .+)$/;

/**
 * Reads an attribute's value. Classes count from the best, each scale a unit of its own, so that letters of two scales
 * are never compared; nor is consumption by the cycle with consumption by the year (experience §6 F3). Null for words.
 */
export function measureOf(name: string, value: string): Measure | null {
  const time = TIME.exec(value);
  if (time) return { number: Number(time[1]) * 60 + Number(time[2]), unit: 'min' };
  const used = ENERGY_USE.exec(value);
  if (used) return { number: Number(used[1]), unit: used[2] ?? '' };
  const energy = parseEnergy(value);
  if (energy) return { number: energyArrow(energy).step, unit: energy.scale };
  if (name.endsWith('class') && /^[A-G]$/.test(value)) return { number: value.charCodeAt(0), unit: 'class' };
  const amount = parseAmount(value);
  return amount && { number: amount.number, unit: amount.unit.replace(/s$/, '') };
}

/** The measures of a row, if all that are known are of one unit; unknown ones are null. */
export function measuresOf(name: string, values: readonly (string | null)[]): (Measure | null)[] | null {
  const measures = values.map((value) => (value === null ? null : measureOf(name, value)));
  const present = measures.filter((measure) => measure !== null);
  const allRead = present.length === values.filter((value) => value !== null).length;
  return allRead && new Set(present.map(({ unit }) => unit)).size <= 1 ? measures : null;
}

/** Is the difference worth telling? Anything is, where the dictionary sets no least difference. */
export function isNoticeable(name: string, a: number, b: number): boolean {
  const { noticeable } = attributeInfo(name);
  const apart = Math.abs(a - b);
  if (noticeable === null) return apart > 0;
  if (typeof noticeable === 'number') return apart >= noticeable;
  const share = Number.parseFloat(noticeable) / 100;
  return apart > 0 && apart >= share * Math.max(Math.abs(a), Math.abs(b));
}

/** Which way is better. Energy classes count from the best; the dictionary says no direction, for scales differ. */
export function directionOf(name: string): 'higher' | 'lower' | 'yes' | null {
  return name === 'Energy class' ? 'lower' : attributeInfo(name).better;
}

/** Of two known values: 1 when `a` is noticeably better, −1 when `b` is, 0 when neither can be said to be. */
export function better(name: string, a: string | null, b: string | null): 1 | 0 | -1 {
  const direction = directionOf(name);
  if (direction === null || a === null || b === null) return 0;
  if (direction === 'yes')
    return a === b ? 0 : a === 'Yes' && b === 'No' ? 1 : b === 'Yes' && a === 'No' ? -1 : 0;
  const [first, second] = measuresOf(name, [a, b]) ?? [];
  if (!first || !second || !isNoticeable(name, first.number, second.number)) return 0;
  return first.number > second.number === (direction === 'higher') ? 1 : -1;
}
