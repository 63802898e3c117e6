import type { Kind } from '@/lib/catalogue/kinds/table';
import { SMALL_WORDS, WIDE_WORDS } from '../data/described/small-words';
import { DESCRIBED, DESCRIBED_PARTS } from '../data/described/things';
import { CLASSES_AROUND, SAID_AS, THING_CLASSES } from '../data/described/word-classes';
import {
  describedBy,
  indexDescriptions,
  pairOf,
  type Reading,
  speaksOf,
  type Telling,
  tellingIn,
} from './descriptions';
import { common, fillers } from './lexicon';
import { rootOf } from './roots';

const WORDS = { saidAs: SAID_AS, small: new Set(SMALL_WORDS.split('|')), rootOf } as const;

/** Classes of each word, or of each pair of neighbouring words, by the root of the class's name. */
function classesIn(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const line of lines) {
    const members = line.split('|');
    const root = rootOf(members[0] ?? '');
    for (const member of members) {
      const [one = '', other] = tellingIn(member, WORDS).map((word) => word.root);
      const key = other === undefined ? one : pairOf(one, other);
      all.set(key, [...(all.get(key) ?? []), root]);
    }
  }
  return all;
}

const things = classesIn(THING_CLASSES);
const around = classesIn(CLASSES_AROUND);
const wide: ReadonlySet<string> = new Set(WIDE_WORDS.split('|').map(rootOf));

/** Whether a root belongs to a class. */
const isKnown = (root: string): boolean => things.has(root) || around.has(root);

const isCommon = ({ word, root }: Telling): boolean =>
  wide.has(root) || (!isKnown(root) && (common.has(word) || common.has(root) || fillers.has(word)));

const READING: Reading = {
  ...WORDS,
  classesOf: (term) => [...(things.get(term) ?? []), ...(around.get(term) ?? [])],
  wide,
  isCommon,
};

const DESCRIPTIONS = indexDescriptions(DESCRIBED, READING);

/** Whether a word belongs to a class: `claret` is a wine, and not only a colour. */
export const isOfClass = (word: string): boolean => isKnown(rootOf(word));

/**
 * A description matches if it contains at least the share of the query, from 0 to 1, and reaches the score. The larger
 * the share, the lower the score that is needed.
 */
const ENOUGH = [
  { share: 0.75, score: 3 },
  { share: 0.42, score: 4.5 },
  { share: 0.3, score: 7 },
] as const;
/** Minimum score of the description of an accessory. */
const ENOUGH_OF_PART = 4.5;

/**
 * Returns the kinds that a text describes; null if too little speaks for any.
 * @param refused kinds that the text excludes
 */
export function describedIn(text: string, refused: readonly Kind[] = []): readonly Kind[] | null {
  const { told, answers } = describedBy(text, DESCRIPTIONS);
  const isRefused = (at: number) => DESCRIBED[at]?.kinds.every((kind) => refused.includes(kind));
  const best = answers.find(({ at }) => !isRefused(at));
  if (!best) return null;
  const { at, share, score } = best;
  const isEnough = ENOUGH.some((one) => share >= one.share && score >= one.score);
  return isEnough && (isSaidTwice(told, at) || isTheThing(told, at)) ? (DESCRIBED[at]?.kinds ?? null) : null;
}

/**
 * Returns the accessory that is described before a named appliance; null if something else is.
 * @param head words that describe it
 * @param whole the same words with the appliance
 */
export function describedPart(head: string, whole: string): readonly Kind[] | null {
  const telling = tellingIn(head, READING).filter((one) => !isCommon(one));
  const { answers } = describedBy(whole, DESCRIPTIONS);
  const best = answers.find(({ at }) => DESCRIBED_PARTS.some((part) => part === DESCRIBED[at]));
  const isIt =
    best !== undefined &&
    telling.length > 0 &&
    best.score >= ENOUGH_OF_PART &&
    telling.every(({ root }) => speaksOf(best.at, root, DESCRIPTIONS));
  return isIt ? (DESCRIBED[best.at]?.kinds ?? null) : null;
}

/** A single word in common with a description is not enough. */
const isSaidTwice = (told: readonly Telling[], at: number): boolean =>
  told.filter(({ root }) => speaksOf(at, root, DESCRIPTIONS)).length > 1;

/** Whether the only telling word is what the thing makes or holds: `smoothies`. */
function isTheThing(told: readonly Telling[], at: number): boolean {
  const [thing, ...others] = told.filter((one) => !isCommon(one));
  return (
    thing !== undefined &&
    others.length === 0 &&
    things.has(thing.root) &&
    speaksOf(at, thing.root, DESCRIPTIONS)
  );
}

/** Whether the description of one of the kinds contains a word: that of a mixer contains bread dough. */
export const isSpokenOf = (word: string, kinds: readonly Kind[]): boolean =>
  !READING.small.has(word) &&
  DESCRIBED.some(
    (one, at) => one.kinds.some((kind) => kinds.includes(kind)) && speaksOf(at, rootOf(word), DESCRIPTIONS),
  );
