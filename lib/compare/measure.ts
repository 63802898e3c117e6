import { parseAmount } from '@/lib/catalogue/amount';
import { attributeInfo } from '@/lib/catalogue/attributes';
import { parseEnergy, energyArrow } from '@/lib/catalogue/energy';

/** A value as a number. Only values in the same unit are comparable. */
export type Measure = { number: number; unit: string };

const TIME = /^(\d{1,2}):(\d{2})$/;
const ENERGY_USE = /^(\d+(?:\.\d+)?) (kWh .+)$/;

/**
 * Parses an attribute's value; null for words. Classes are numbered from the best. Each scale is a unit of its own, so
 * that letters of different scales are never compared, nor consumption per cycle with consumption per year (experience
 * §6 F3).
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

/** Returns the measures of a row if all known values have the same unit; else null. Unknown values are null. */
export function measuresOf(name: string, values: readonly (string | null)[]): (Measure | null)[] | null {
  const measures = values.map((value) => (value === null ? null : measureOf(name, value)));
  const present = measures.filter((measure) => measure !== null);
  const allRead = present.length === values.filter((value) => value !== null).length;
  return allRead && new Set(present.map(({ unit }) => unit)).size <= 1 ? measures : null;
}

/** Whether a difference is worth mentioning. Any is, unless the dictionary sets a smallest one. */
export function isNoticeable(name: string, a: number, b: number): boolean {
  const { noticeable } = attributeInfo(name);
  const apart = Math.abs(a - b);
  if (noticeable === null) return apart > 0;
  if (typeof noticeable === 'number') return apart >= noticeable;
  const share = Number.parseFloat(noticeable) / 100;
  return apart > 0 && apart >= share * Math.max(Math.abs(a), Math.abs(b));
}

/**
 * Returns which direction is better. Energy classes are numbered from the best; the dictionary gives them no direction,
 * because scales differ.
 */
export function directionOf(name: string): 'higher' | 'lower' | 'yes' | null {
  return name === 'Energy class' ? 'lower' : attributeInfo(name).better;
}

/** Compares two values: 1 if `a` is noticeably better, −1 if `b` is, 0 if neither is or one is unknown. */
export function better(name: string, a: string | null, b: string | null): 1 | 0 | -1 {
  const direction = directionOf(name);
  if (direction === null || a === null || b === null) return 0;
  if (direction === 'yes')
    return a === b ? 0 : a === 'Yes' && b === 'No' ? 1 : b === 'Yes' && a === 'No' ? -1 : 0;
  const [first, second] = measuresOf(name, [a, b]) ?? [];
  if (!first || !second || !isNoticeable(name, first.number, second.number)) return 0;
  return first.number > second.number === (direction === 'higher') ? 1 : -1;
}
