import type { Kind } from '@/lib/catalogue/kinds/table';
import type { MeasureWish } from './measures';
import type { Said } from './things';

/** How many ovens a cooker has that is said to have such a one. */
const OVENS: ReadonlyMap<string, RegExp> = new Map([
  ['Single oven', /^1/],
  ['Double oven', /^2/],
]);

/** Reads `double oven` beside a cooker as what that cooker has, unless both are asked for: `cooker and double oven`. */
export function withOvens(words: readonly { text: string }[], said: readonly Said[]): Said[] {
  const isCooker = said.some(
    ({ meaning, isNot }) =>
      meaning.what === 'kind' && !isNot && meaning.kinds.every((kind) => kind.endsWith('cooker')),
  );
  if (!isCooker) return [...said];
  return said.map((one) => {
    const isJoined = [one.at - 1, one.at - 2, one.at + one.length].some((at) =>
      /^(?:and|plus|or)$/.test(words[at]?.text ?? ''),
    );
    if (isJoined || one.meaning.what !== 'kind' || one.meaning.kinds.length !== 1) return one;
    const value = OVENS.get(one.meaning.kinds[0] ?? '');
    return value ? { ...one, meaning: { what: 'fact', names: ['Ovens'], value, kinds: [] } } : one;
  });
}

/** No cooker is wider that is called no range cooker. */
const WIDEST_MM = 600;

/** From here on a cooker is called a range cooker. */
const WIDE: Readonly<Record<string, number>> = { Width: 700, 'Hob zones': 5, Ovens: 3 };

const RANGES: ReadonlyMap<Kind, Kind> = new Map<Kind, Kind>([
  ['Electric cooker', 'Electric range cooker'],
  ['Gas cooker', 'Gas range cooker'],
  ['Dual fuel cooker', 'Dual fuel range cooker'],
]);

/** Reads `90cm cooker` and `cooker with 5 burners` as the range cooker that it is. */
export function withRanges(said: readonly Said[], measures: readonly MeasureWish[]): Said[] {
  const isWide = measures.some(({ names, want: { min, isOpen }, isNot }) => {
    const least = WIDE[names[0] ?? ''] ?? Infinity;
    // `wider than 60cm`
    return !isNot && ((min ?? 0) >= least || (isOpen && names[0] === 'Width' && min === WIDEST_MM));
  });
  if (!isWide) return [...said];
  return said.map((one) =>
    one.meaning.what === 'kind' && !one.isNot && one.meaning.kinds.every((kind) => RANGES.has(kind))
      ? {
          ...one,
          meaning: { ...one.meaning, kinds: one.meaning.kinds.map((kind) => RANGES.get(kind) ?? kind) },
        }
      : one,
  );
}
