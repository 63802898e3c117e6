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

/** `appliance` names none. */
const isOfAll = ({ meaning }: Said): boolean => meaning.what === 'kind' && meaning.kinds === APPLIANCES;

/** The words that nothing turns around, as a text. */
const unrefused = (words: readonly Word[], { said }: Scan): string =>
  textOf(words.filter((_, at) => !said.some((one) => one.isNot && isIn(one, at))));

/** What must not be said tells nothing. */
const IS_BAR = /^\^\(\?!/;

/** `tap for boiling water`: of what was named too widely, what it is described as, and by which words. */
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

/** What leads to a story: `mixer for bread dough`. */
const LEADS = /^(?:for|to|that|which|when|where|because|as|so|my|our|of|from)$/;

/** The words of a story about what was named that its description speaks of, behind a place. */
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

/** Wares that are not sold, and that much is done with: `heats food`. */
const OBJECT =
  /^(?:food|groceries|towels|clothes|mug|pans|saucepans?|knives|knife|carpet|duvet|pillow|shoes|car|toys?|bed|sofa|bath|shower|curtains|flooring|tiles|worktop|wine glass|car seat|kitchen table)$/;
const isObject = ({ meaning }: Said): boolean =>
  meaning.what === 'foreign' && !meaning.isMaker && OBJECT.test(meaning.name);

/** `white shirts going grey`: a colour of what is spoken of, and not of what is looked for. */
const isToldOf = (words: readonly Word[], { at, length }: Said): boolean =>
  /^(?:of|go|goes|going|gone|turn|turns|turning|turned)$/.test(words[at - 1]?.text ?? '') ||
  isOfClass(words[at]?.text ?? '') ||
  isOfClass(words[at + length]?.text ?? '');

/** What the words describe, where they name neither goods nor a maker: all but what is refused, colours and wares. */
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
  // `gas or induction` is told by what it is of.
  const facts = said.filter(({ meaning }) => meaning.what === 'fact' && meaning.kinds.length > 0);
  const isOfFacts = words.every((word, at) => isFiller(word) || !isFree(at));
  // A colour alone is of everything.
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
  // `a machine for bread with a timer`
  const features = said.filter(({ meaning }) => meaning.what === 'fact' && meaning.kinds.length === 0);
  return without(beside) ?? (features.length > 0 ? without([...beside, ...features]) : null);
}

/** `the thing over the cooker that sucks up smells`: where it is, and not what. */
const THING = /^(?:thing|thingy|something|anything|gadget|device|contraption|bit|whatsit|stuff)$/;
const WHERE = /^(?:over|above|under|underneath|below|beside|behind|near|next|on|in|to|the|my|our|a)$/;

const isWhere = (words: readonly Word[], { at, meaning }: Said): boolean => {
  if (meaning.what !== 'kind' || meaning.isPart) return false;
  let thing = at - 1;
  while (thing > 0 && WHERE.test(words[thing]?.text ?? '')) thing -= 1;
  return thing >= 0 && thing < at - 1 && THING.test(words[thing]?.text ?? '');
};

/** `office like an oven in July` names no oven; `would like an oven` does. */
const WISHES = /^(?:would|d|id|wed|i|we|you|youd|please|looks?|looking|something|anything)$/;

const isLikened = (words: readonly Word[], { at, meaning }: Said): boolean =>
  meaning.what === 'kind' &&
  at > 2 &&
  /^an?$/.test(words[at - 1]?.text ?? '') &&
  words[at - 2]?.text === 'like' &&
  !WISHES.test(words[at - 3]?.text ?? '');

/**
 * Reads what is described and not named: `a drawer that keeps plates hot`. An accessory may be described beside an
 * appliance that is named; an appliance only where none is, and then by every word that says nothing else.
 */
export function withMeaning(words: readonly Word[], found: Scan): Scan {
  const said = found.said.filter((one) => !isWhere(words, one) && !isLikened(words, one));
  const apart = said.length < found.said.length ? described(words, { ...found, said }) : null;
  return apart ?? described(words, found) ?? narrowed(words, found);
}

/** `dry washing` is a mode of dehumidifiers, and none of a dryer. */
const isOfOther = ({ meaning, isNot }: Said, kinds: readonly Kind[]): boolean =>
  !isNot &&
  meaning.what === 'fact' &&
  meaning.kinds.length > 0 &&
  !meaning.kinds.some((kind) => kinds.includes(kind));

/** `bathroom ceiling going black`, `egg whites`: a colour of the story, and not of what is looked for. */
function isOfStory(words: readonly Word[], one: Said, kinds: readonly Kind[]): boolean {
  const tells = (at: number): boolean => {
    const text = words[at]?.text ?? '';
    return isOfClass(text) || isSpokenOf(text, kinds);
  };
  return isColour(one) && [one.at, one.at - 1, one.at + one.length].some(tells);
}

/** Where a part goes: `white crust in my kettle`. */
const GOES = /^(?:for|in|inside|into|on|onto|of|to|off|from|under|behind|with)$/;

/** The accessory that is described before the appliance it goes with, and the number of its words. */
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

/** Words between a preposition and the appliance: `in my new`. */
const MOST_BETWEEN = 3;

/** What was read with what is described; null where nothing is. */
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
  // What is refused and not known says nothing of what was described.
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
  // `longest on one charge`: an order tells it as well.
  const isSort = read.said.some(({ meaning }) => meaning.what === 'sort');
  const told = telling.length === 0 && isSort ? [{ ...saidAt(0), length: 0 }] : telling.map(saidAt);
  return told.length > 0 || isPurposed ? { ...found, said: [...others, ...told] } : found;
}
