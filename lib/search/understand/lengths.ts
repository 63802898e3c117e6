import type { Limit } from './comparators';
import type { Span } from './types';
import { numberOf, type Word } from './words';

/** Millimetres in a unit of length. */
const MILLIMETRES: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
  ['cms', 10],
  ['centimetre', 10],
  ['centimetres', 10],
  ['in', 25.4],
  ['inch', 25.4],
  ['inches', 25.4],
  ['m', 1_000],
  ['metre', 1_000],
  ['metres', 1_000],
  ['meter', 1_000],
  ['meters', 1_000],
  ['ft', 304.8],
  ['foot', 304.8],
  ['feet', 304.8],
]);

const SIDES: readonly [RegExp, string][] = [
  [/^(?:wide|width|across|wider|narrower)$/, 'Width'],
  [/^(?:deep|depth|deeper|shallower)$/, 'Depth'],
  [/^(?:high|tall|height|higher|taller|shorter)$/, 'Height'],
];
/** Sides by their first letter, before a figure. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['w', 'Width'],
  ['h', 'Height'],
  ['d', 'Depth'],
]);
const SPACE =
  /^(?:gap|space|opening|recess|slot|cabinet|unit|alcove|cupboard|housing|hole|nook|niche|aperture)$/;
/** Names of a worktop. A figure before one is the height of the gap below it. */
const ABOVE = /^(?:worktop|worktops|counter|countertop|worksurface)$/;
const STANDS_ON = /^(?:dishwasher|microwave|oven|hob|fridge|freezer|hotplate)/;

/** How much narrower than its nominal width a product may be, in millimetres. */
const NOMINAL = 20;

/** Tolerance of a height, as a share of it: 3 cm for a tall fridge freezer, 1.5 cm for an appliance below a worktop. */
const ABOUT_HEIGHT = 1 / 60;
const LEAST_ABOUT_MM = 5;

function aboutHeight(mm: number): Span {
  const slack = Math.max(LEAST_ABOUT_MM, Math.round(mm * ABOUT_HEIGHT));
  return { min: mm - slack, max: mm + slack };
}

/** Inches in a foot. */
const FOOT = 12;

/** Returns the inches after a figure in feet: `6 ft 6`, `5 foot 11 inches`. `length` is the number of their words. */
export function inchesBehind(words: readonly Word[], at: number): { mm: number; length: number } {
  const isFeet = /^(?:ft|foot|feet)$/.test(words[at - 1]?.text ?? '');
  const inches = numberOf(words[at]);
  const isNone = !isFeet || inches === null || inches >= FOOT;
  if (isNone) return { mm: 0, length: 0 };
  const isNamed = /^(?:in|ins|inch|inches)$/.test(words[at + 1]?.text ?? '');
  return { mm: inches * 25.4, length: isNamed ? 2 : 1 };
}

export const lengthUnit = (word: Word | undefined): number | null =>
  MILLIMETRES.get(word?.text ?? '') ?? null;

/** Whether a word names a side: `wide`, `height`. */
export const isSide = (word: Word | undefined): boolean =>
  word !== undefined && SIDES.some(([pattern]) => pattern.test(word.text));

/** Whether a word names a space for an appliance: `gap`, `alcove`. */
export const isPlace = (word: Word | undefined): boolean => SPACE.test(word?.text ?? '');

/**
 * Returns the side that a figure measures: named after it, else before it, else the width. `length` is the number of
 * words after it.
 * @param after position after the figure
 * @param before position of the figure
 * @param limit position of its limit: `depth under 55`
 */
export function sideOf(
  words: readonly Word[],
  after: number,
  before: number,
  limit: number,
): { name: string; isSpace: boolean; length: number } {
  const sideAt = (at: number) => SIDES.find(([pattern]) => pattern.test(words[at]?.text ?? ''))?.[1];
  const isSpaceAt = (at: number) => SPACE.test(words[at]?.text ?? '');
  const behind = sideAt(after);
  const isFitted = [1, 2, 3].some((back) => {
    const text = words[before - back]?.text ?? '';
    return /^(?:fit|fits)$/.test(text) || SPACE.test(text);
  });
  if (behind) {
    const isSpace = isSpaceAt(after + 1);
    // In `under a worktop 82 cm high`, the figure is the height of a gap.
    const isBelow =
      behind === 'Height' && [1, 2].some((back) => ABOVE.test(words[before - back]?.text ?? ''));
    return { name: behind, isSpace: isSpace || isFitted || isBelow, length: isSpace ? 2 : 1 };
  }
  if (ABOVE.test(words[after]?.text ?? '') && !STANDS_ON.test(words[after + 1]?.text ?? ''))
    return { name: 'Height', isSpace: true, length: 1 };
  if (isSpaceAt(after)) return { name: 'Width', isSpace: true, length: 1 };
  const earlier = [before - 1, before - 2, limit - 1]
    .map((at) => sideAt(at) ?? LETTERS.get(words[at]?.text ?? ''))
    .find(Boolean);
  return { name: earlier ?? 'Width', isSpace: isFitted, length: 0 };
}

/** Returns the span in millimetres that a length means. */
export function lengthSpan(
  { mm, isMetric }: { mm: number; isMetric: boolean },
  { name, isSpace }: { name: string; isSpace: boolean },
  sense: Limit | null,
): Span {
  if (isSpace && sense !== 'min') return { min: null, max: mm, isGap: true };
  if (sense === 'max' || (sense === null && name === 'Depth')) return { min: null, max: mm };
  if (sense === 'min') return { min: mm, max: null };
  // Measurements in inches are never exact.
  if (!isMetric) return { min: Math.round(mm * 0.95), max: Math.round(mm * 1.02), near: mm };
  if (name === 'Height') return aboutHeight(mm);
  const isRound = mm % 50 === 0;
  return isRound || sense === 'near'
    ? { min: mm - NOMINAL + 1, max: mm }
    : { min: mm - 5, max: mm + 5, near: mm };
}
