import type { Kind } from '@/lib/catalogue/kinds/table';
import { DESCRIBED_PARTS } from '../data/described/things';
import { NARROWER } from '../data/narrower';
import { type Meaning, PART_MEANINGS } from '../data/part-meanings';
import { describedIn, describedPart, isOfClass, isSpokenOf } from './described';
import { APPLIANCES } from './lexicon';
import { isColour, isFiller } from './parts';
import { freeIn, type Scan } from './scan';
import type { Said } from './things';
import { isModel, textOf, type Word } from './words';

const isSaid = ({ all }: Meaning, text: string): boolean => all.every((one) => one.test(text));

const isIn = (one: { at: number; length: number }, at: number): boolean =>
  at >= one.at && at < one.at + one.length;

/** Whether a phrase, such as `appliance`, names no particular kind. */
const isOfAll = ({ meaning }: Said): boolean => meaning.what === 'kind' && meaning.kinds === APPLIANCES;

/** The text of all words that are not refused. */
const unrefused = (words: readonly Word[], { said }: Scan): string =>
  textOf(words.filter((_, at) => !said.some((one) => one.isNot && isIn(one, at))));

/** A negative lookahead: its words tell nothing. */
const IS_BAR = /^\^\(\?!/;

/** Narrows a kind by how it is described, and takes the describing words: `tap for boiling water`. */
function narrowed(words: readonly Word[], found: Scan): Scan {
  const text = unrefused(words, found);
  const isFree = freeIn(found);
  const said = found.said.flatMap((one): Said[] => {
    const { meaning } = one;
    if (meaning.what !== 'kind' || meaning.isPart || one.isNot || isOfAll(one)) return [one];
    const narrower = NARROWER.find(
      ({ of, ...all }) => meaning.kinds.some((kind) => of.test(kind)) && isSaid(all, text),
    );
    if (!narrower) return [one];
    const { kinds, all } = narrower;
    const telling = words.flatMap(({ text: word }, at): Said[] =>
      isFree(at) && all.some((each) => !IS_BAR.test(each.source) && each.test(word))
        ? [{ at, length: 1, isNot: false, meaning: { what: 'purpose', kinds } }]
        : [],
    );
    return [{ ...one, meaning: { ...meaning, kinds } }, ...telling];
  });
  const isNarrowed = said.length > found.said.length;
  const read = { ...found, said };
  const lead = isNarrowed ? -1 : words.findIndex(({ text: word }) => LEADS.test(word));
  return { ...found, said: [...said, ...(isNarrowed || lead >= 0 ? passingIn(words, read, lead) : [])] };
}

/** Words that introduce what the product is for: `mixer for bread dough`. */
const LEADS = /^(?:for|to|that|which|when|where|because|as|so|my|our|of|from)$/;

/** Takes the words after a position that the descriptions of the named kinds contain. */
function passingIn(words: readonly Word[], found: Scan, lead: number): Said[] {
  const kinds = found.said.flatMap(({ meaning, isNot }) =>
    meaning.what === 'kind' && !isNot && !meaning.isPart ? meaning.kinds : [],
  );
  const isFree = freeIn(found);
  return words.flatMap(({ text }, at): Said[] =>
    at > lead && isFree(at) && isSpokenOf(text, kinds)
      ? [{ at, length: 1, isNot: false, meaning: { what: 'purpose', kinds } }]
      : [],
  );
}

/** Things that the shop does not sell but that appliances are used with: `heats food`. */
const OBJECT =
  /^(?:food|groceries|towels|clothes|mug|pans|saucepans?|knives|knife|carpet|duvet|pillow|shoes|car|toys?|bed|sofa|bath|shower|curtains|flooring|tiles|worktop|wine glass|car seat|kitchen table)$/;
const isObject = ({ meaning }: Said): boolean =>
  meaning.what === 'foreign' && !meaning.isMaker && OBJECT.test(meaning.name);

/** Whether a colour belongs to something other than the product: `white shirts going grey`. */
const isToldOf = (words: readonly Word[], { at, length }: Said): boolean =>
  /^(?:of|go|goes|going|gone|turn|turns|turning|turned)$/.test(words[at - 1]?.text ?? '') ||
  isOfClass(words[at]?.text ?? '') ||
  isOfClass(words[at + length]?.text ?? '');

/**
 * The kinds described by the words if they name neither a product nor a maker. Refused facts, colours and things not
 * sold are left out; null if nothing is described.
 */
function toldBy(words: readonly Word[], found: Scan): readonly Kind[] | null {
  const { said } = found;
  const isFree = freeIn(found);
  const isNamed = said.some(
    (one) =>
      !one.isNot &&
      !isOfAll(one) &&
      (/^(?:kind|maker)$/.test(one.meaning.what) || (one.meaning.what === 'foreign' && one.meaning.isMaker)),
  );
  if (isNamed || words.some(({ text }) => isModel(text))) return null;
  // `gas or induction` implies the kinds that have these facts.
  const facts = said.filter(({ meaning }) => meaning.what === 'fact' && meaning.kinds.length > 0);
  const isOfFacts = words.every((word, at) => isFiller(word) || !isFree(at));
  // A colour alone fits every kind.
  if (isOfFacts && (facts.length > 0 || said.every(isColour))) return null;
  const beside = said.filter(
    (one) =>
      (one.isNot && one.meaning.what === 'fact' && one.meaning.names.length > 0) ||
      ((isColour(one) || /^(?:season|aside)$/.test(one.meaning.what)) && !isToldOf(words, one)) ||
      (one.meaning.what === 'foreign' && !one.meaning.isMaker && !isObject(one)),
  );
  const refused = said.flatMap(({ isNot, meaning }) =>
    isNot && meaning.what === 'kind' ? meaning.kinds : [],
  );
  const without = (apart: readonly Said[]) =>
    describedIn(textOf(words.filter((_, at) => !apart.some((one) => isIn(one, at)))), refused);
  // Features may stand beside the description: `a machine for bread with a timer`.
  const features = said.filter(({ meaning }) => meaning.what === 'fact' && meaning.kinds.length === 0);
  return without(beside) ?? (features.length > 0 ? without([...beside, ...features]) : null);
}

/** `the thing over the cooker that sucks up smells`: the appliance only says where the thing is. */
const THING = /^(?:thing|thingy|something|anything|gadget|device|contraption|bit|whatsit|stuff)$/;
const WHERE = /^(?:over|above|under|underneath|below|beside|behind|near|next|on|in|to|the|my|our|a)$/;

const isWhere = (words: readonly Word[], { at, meaning }: Said): boolean => {
  if (meaning.what !== 'kind' || meaning.isPart) return false;
  let thing = at - 1;
  while (thing > 0 && WHERE.test(words[thing]?.text ?? '')) thing -= 1;
  return thing >= 0 && thing < at - 1 && THING.test(words[thing]?.text ?? '');
};

/** `office like an oven in July` does not ask for an oven; `would like an oven` does. */
const WISHES = /^(?:would|d|id|wed|i|we|you|youd|please|looks?|looking|something|anything)$/;

const isLikened = (words: readonly Word[], { at, meaning }: Said): boolean =>
  meaning.what === 'kind' &&
  at > 2 &&
  /^an?$/.test(words[at - 1]?.text ?? '') &&
  words[at - 2]?.text === 'like' &&
  !WISHES.test(words[at - 3]?.text ?? '');

/**
 * Reads a thing that is described but not named: `a drawer that keeps plates hot`. An accessory may be described beside
 * a named appliance. An appliance is described only if none is named, and then by all words that have no other meaning.
 */
export function withMeaning(words: readonly Word[], found: Scan): Scan {
  const said = found.said.filter((one) => !isWhere(words, one) && !isLikened(words, one));
  const apart = said.length < found.said.length ? described(words, { ...found, said }) : null;
  return apart ?? described(words, found) ?? narrowed(words, found);
}

/** `dry washing` is a mode of dehumidifiers, and must not be read as one of a dryer. */
const isOfOther = ({ meaning, isNot }: Said, kinds: readonly Kind[]): boolean =>
  !isNot &&
  meaning.what === 'fact' &&
  meaning.kinds.length > 0 &&
  !meaning.kinds.some((kind) => kinds.includes(kind));

/**
 * Whether a colour belongs to the problem described rather than to the product: `bathroom ceiling going black`, `egg
 * whites`.
 */
function isOfStory(words: readonly Word[], one: Said, kinds: readonly Kind[]): boolean {
  const tells = (at: number): boolean => {
    const text = words[at]?.text ?? '';
    return isOfClass(text) || isSpokenOf(text, kinds);
  };
  return isColour(one) && [one.at, one.at - 1, one.at + one.length].some(tells);
}

/** Stands before the appliance that an accessory is for: `white crust in my kettle`. */
const GOES = /^(?:for|in|inside|into|on|onto|of|to|off|from|under|behind|with)$/;

/** The accessory described before its appliance, and the number of words that describe it. */
function partBefore(
  words: readonly Word[],
  { said }: Scan,
): { kinds: readonly Kind[]; length: number } | null {
  const goods = said.find(({ meaning, isNot }) => meaning.what === 'kind' && !isNot);
  const length = words.findLastIndex(
    ({ text }, at) => goods !== undefined && at < goods.at && GOES.test(text),
  );
  if (!goods || length < 1 || goods.at - length > MOST_BETWEEN || words[length]?.text === 'with') return null;
  const kinds = describedPart(textOf(words.slice(0, length)), textOf(words));
  return kinds && { kinds, length };
}

/** Maximum number of words between a preposition and the appliance: `in my new`. */
const MOST_BETWEEN = 3;

/** Adds what is described to a scan; null if nothing is. */
function described(words: readonly Word[], found: Scan): Scan | null {
  const text = unrefused(words, found);
  const isNamed = found.said.some((one) => one.meaning.what === 'kind' && !one.isNot && !isOfAll(one));
  const hasPart = found.said.some(
    ({ meaning, isNot }) => meaning.what === 'kind' && meaning.isPart && !isNot,
  );
  const part = hasPart ? undefined : PART_MEANINGS.find((one) => isSaid(one, text));
  const thing = isNamed || hasPart ? null : toldBy(words, found);
  const before = hasPart || part ? null : partBefore(words, found);
  const kinds = part?.kinds ?? before?.kinds ?? thing;
  if (!kinds) return null;
  const isPart = part !== undefined || DESCRIBED_PARTS.some((one) => one.kinds === kinds);
  // A refused word without a known meaning says nothing about the thing described.
  const isKnown = ({ isNot, meaning }: Said) =>
    !(isNot && meaning.what === 'fact' && meaning.names.length === 0);
  const read = part ? found : { ...found, said: found.said.filter(isKnown) };
  const isFree = freeIn(read);
  const telling = words.flatMap((word, at) =>
    isFree(at) &&
    (part ? part.all.some((one) => one.test(word.text)) : /^\p{L}+$/u.test(word.text)) &&
    (!before || at < before.length)
      ? [at]
      : [],
  );
  const saidAt = (at: number): Said => ({
    at,
    length: 1,
    isNot: false,
    meaning: isPart ? { what: 'kind', kinds, isPart: true } : { what: 'purpose', kinds },
  });
  const others = read.said.map(
    (one): Said =>
      one.meaning.what === 'purpose' ||
      (thing && (isOfAll(one) || isOfOther(one, thing) || isOfStory(words, one, thing)))
        ? { ...one, meaning: { what: 'purpose', kinds } }
        : one,
  );
  const isPurposed = others.some(({ meaning }) => meaning.what === 'purpose');
  // A sort order alone may describe it: `longest on one charge`.
  const isSort = read.said.some(({ meaning }) => meaning.what === 'sort');
  const told = telling.length === 0 && isSort ? [{ ...saidAt(0), length: 0 }] : telling.map(saidAt);
  return told.length > 0 || isPurposed ? { ...found, said: [...others, ...told] } : found;
}
