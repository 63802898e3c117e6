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
/** What an appliance stands under is as high as the figure before it says. */
const ABOVE = /^(?:worktop|worktops|counter|countertop|worksurface)$/;
const STANDS_ON = /^(?:dishwasher|microwave|oven|hob|fridge|freezer|hotplate)/;

/** What is made for a place of so many millimetres is up to this much narrower. */
const NOMINAL = 20;

/** A height that is said is about that: 3 cm more or less of a tall fridge freezer, 1.5 cm of what stands below a worktop. */
const ABOUT_HEIGHT = 1 / 60;
const LEAST_ABOUT_MM = 5;

function aboutHeight(mm: number): Span {
  const slack = Math.max(LEAST_ABOUT_MM, Math.round(mm * ABOUT_HEIGHT));
  return { min: mm - slack, max: mm + slack };
}

/** Inches in a foot. */
const FOOT = 12;

/** What is said in inches behind a figure of feet: `6 ft 6`, `5 foot 11 inches`. `length` is of those words. */
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

/** Whether a word names a place that something goes into: `gap`, `alcove`. */
export const isPlace = (word: Word | undefined): boolean => SPACE.test(word?.text ?? '');

/**
 * The side that is meant: said behind the figure, else before it, else the width. `length` is of words behind.
 * @param before where the figure stands
 * @param limit where its limit does: `depth under 55`
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
    // `under a worktop 82 cm high`
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

/** The span of millimetres that is meant by so many. */
export function lengthSpan(
  { mm, isMetric }: { mm: number; isMetric: boolean },
  { name, isSpace }: { name: string; isSpace: boolean },
  sense: Limit | null,
): Span {
  if (isSpace && sense !== 'min') return { min: null, max: mm, isGap: true };
  if (sense === 'max' || (sense === null && name === 'Depth')) return { min: null, max: mm };
  if (sense === 'min') return { min: mm, max: null };
  // Nobody's inches are exact.
  if (!isMetric) return { min: Math.round(mm * 0.95), max: Math.round(mm * 1.02), near: mm };
  if (name === 'Height') return aboutHeight(mm);
  const isRound = mm % 50 === 0;
  return isRound || sense === 'near'
    ? { min: mm - NOMINAL + 1, max: mm }
    : { min: mm - 5, max: mm + 5, near: mm };
}
