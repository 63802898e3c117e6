import type { Kind } from '@/lib/catalogue/kinds/table';
import type { MeasureWish } from './measures';
import type { Said } from './things';

/** Number of ovens of a cooker that is said to have an oven of a kind. */
const OVENS: ReadonlyMap<string, RegExp> = new Map([
  ['Single oven', /^1/],
  ['Double oven', /^2/],
]);

/**
 * Reads `double oven` beside a cooker as a feature of the cooker, unless both are asked for: `cooker and double oven`.
 */
export function withOvens(words: readonly { text: string }[], said: readonly Said[]): Said[] {
  if (!said.some(isCooker)) return [...said];
  return said.map((one) => {
    const isJoined = [one.at - 1, one.at - 2, one.at + one.length].some((at) =>
      /^(?:and|plus|or)$/.test(words[at]?.text ?? ''),
    );
    if (isJoined || one.meaning.what !== 'kind' || one.meaning.kinds.length !== 1) return one;
    const value = OVENS.get(one.meaning.kinds[0] ?? '');
    return value ? { ...one, meaning: { what: 'fact', names: ['Ovens'], value, kinds: [] } } : one;
  });
}

const isCooker = ({ meaning, isNot }: Said): boolean =>
  meaning.what === 'kind' && !isNot && meaning.kinds.every((kind) => kind.endsWith('cooker'));

const isOf = ({ meaning, isNot }: Said, kind: Kind): boolean =>
  meaning.what === 'kind' && !isNot && !meaning.isPart && meaning.kinds.includes(kind);

/** Stands between a cooker and its hob, with an article or a size. */
const HAS = /^(?:with|has|having|got|including)$/;

/**
 * Reads the hob of a cooker as its feature: `cooker with a gas hob` is gas or dual fuel, `cooker with gas hob and
 * electric oven` is dual fuel, `cooker with an induction hob` is electric and has such a hob.
 */
export function withHobs(words: readonly { text: string }[], said: readonly Said[]): Said[] {
  const cooker = said.find(isCooker);
  const hob = said.find(
    (one) =>
      cooker !== undefined &&
      one.at > cooker.at &&
      words.slice(Math.max(one.at - 3, 0), one.at).some(({ text }) => HAS.test(text)) &&
      one.meaning.what === 'kind' &&
      one.meaning.kinds.length === 1 &&
      HOB_FACTS.some(([kind]) => isOf(one, kind)),
  );
  const meaning = cooker?.meaning;
  if (!hob || meaning?.what !== 'kind') return [...said];
  const oven = said.find((one) => isOf(one, 'Single oven') && words[one.at]?.text === 'electric');
  const both = oven ? /^Dual fuel/ : /^(?:Gas|Dual fuel)/;
  const fuel = isOf(hob, 'Gas hob') ? both : /./;
  const kinds = meaning.kinds.filter((kind) => fuel.test(kind));
  const [, fact] = HOB_FACTS.find(([kind]) => isOf(hob, kind)) ?? [];
  return said.map((one): Said => {
    if (one === cooker && kinds.length > 0) return { ...one, meaning: { ...meaning, kinds } };
    if (one === hob && fact) return { ...one, meaning: { what: 'fact', ...fact, kinds: [] } };
    return one === oven ? { ...one, meaning: { what: 'purpose', kinds } } : one;
  });
}

const HOB_FACTS: readonly (readonly [Kind, { names: readonly string[]; value: RegExp }])[] = [
  ['Gas hob', { names: ['Hob type', 'Fuel'], value: /Gas|Dual/ }],
  ['Induction hob', { names: ['Hob type'], value: /Induction/ }],
  ['Ceramic hob', { names: ['Hob type'], value: /Ceramic/ }],
];

/** Width of the widest cooker that is not a range cooker. */
const WIDEST_MM = 600;

/** Values from which a cooker is a range cooker. */
const WIDE: Readonly<Record<string, number>> = { Width: 700, 'Hob zones': 5, Ovens: 3 };

const RANGES: ReadonlyMap<Kind, Kind> = new Map<Kind, Kind>([
  ['Electric cooker', 'Electric range cooker'],
  ['Gas cooker', 'Gas range cooker'],
  ['Dual fuel cooker', 'Dual fuel range cooker'],
]);

/** Reads `90cm cooker` and `cooker with 5 burners` as range cookers. */
export function withRanges(said: readonly Said[], measures: readonly MeasureWish[]): Said[] {
  const isWide = measures.some(({ names, want: { min, max, isOpen, isGap }, isNot }) => {
    const least = WIDE[names[0] ?? ''] ?? Infinity;
    // `wider than 60cm` excludes all cookers that are not range cookers.
    return (
      !isNot && (((isGap ? max : min) ?? 0) >= least || (isOpen && names[0] === 'Width' && min === WIDEST_MM))
    );
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
