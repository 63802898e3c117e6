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

/** The classes that each word, or two side by side, belong to, by the root of their name. */
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

/** Whether it is known what a root stands for. */
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

/** Whether a word is known by what it is: `claret` is a wine, and no colour alone. */
export const isOfClass = (word: string): boolean => isKnown(rootOf(word));

/** How much of what was said a description must hold, from 0 to 1, and how much it must tell: the less, the more it holds. */
const ENOUGH = [
  { share: 0.75, score: 3 },
  { share: 0.42, score: 4.5 },
  { share: 0.3, score: 7 },
] as const;
/** The same of what goes with an appliance. */
const ENOUGH_OF_PART = 4.5;

/**
 * What a text describes; null where too little speaks for anything.
 * @param refused what it is not
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
 * The accessory that is described before an appliance which is named; null where something else is.
 * @param head what is said of it
 * @param whole the same with the appliance
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

/** One word that two things share is no description. */
const isSaidTwice = (told: readonly Telling[], at: number): boolean =>
  told.filter(({ root }) => speaksOf(at, root, DESCRIPTIONS)).length > 1;

/** What is made or kept, and nothing else that tells anything: `smoothies`. */
function isTheThing(told: readonly Telling[], at: number): boolean {
  const [thing, ...others] = told.filter((one) => !isCommon(one));
  return (
    thing !== undefined &&
    others.length === 0 &&
    things.has(thing.root) &&
    speaksOf(at, thing.root, DESCRIPTIONS)
  );
}

/** Whether the description of some things speaks of a word: bread dough, of a mixer. */
export const isSpokenOf = (word: string, kinds: readonly Kind[]): boolean =>
  !READING.small.has(word) &&
  DESCRIBED.some(
    (one, at) => one.kinds.some((kind) => kinds.includes(kind)) && speaksOf(at, rootOf(word), DESCRIPTIONS),
  );
