import { MEANINGS, type Meaning, NARROWER, PART_MEANINGS } from '../data/meanings';
import { cueIn } from './cues';
import { APPLIANCES } from './lexicon';
import type { Scan } from './scan';
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

/** Whether nothing was read of a word. */
function freeIn({ said, measures, prices }: Scan): (at: number) => boolean {
  const taken = [...said, ...measures, ...prices];
  return (at) => !taken.some((one) => isIn(one, at));
}

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
  return { ...found, said };
}

/** Wares that are not sold, and that much is done with: `heats food`. */
const OBJECT =
  /^(?:food|groceries|towels|clothes|mug|pans|saucepans?|knives|knife|carpet|duvet|pillow|shoes|car|toys?|bed|sofa|bath|shower|curtains|flooring|tiles|worktop|wine glass|car seat|kitchen table)$/;
const isObject = ({ meaning }: Said): boolean =>
  meaning.what === 'foreign' && !meaning.isMaker && OBJECT.test(meaning.name);

/** What is told by cues alone, where nothing else was read of what is looked for. */
function cued(words: readonly Word[], { said }: Scan): Meaning | undefined {
  const isRead = said.some(
    (one) =>
      /^(?:kind|purpose|maker|foreign)$/.test(one.meaning.what) &&
      !one.isNot &&
      !isOfAll(one) &&
      !isObject(one),
  );
  const kinds = isRead || words.some(({ text }) => isModel(text)) ? null : cueIn(words);
  return kinds ? { all: [], kinds } : undefined;
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

/**
 * Reads what is described and not named: `a drawer that keeps plates hot`. An accessory may be described beside an
 * appliance that is named; an appliance only where none is, and then by every word that says nothing else.
 */
export function withMeaning(words: readonly Word[], found: Scan): Scan {
  const said = found.said.filter((one) => !isWhere(words, one));
  const apart = said.length < found.said.length ? described(words, { ...found, said }) : null;
  return apart ?? described(words, found) ?? narrowed(words, found);
}

/** What was read with what is described; null where nothing is. */
function described(words: readonly Word[], found: Scan): Scan | null {
  const text = unrefused(words, found);
  const isNamed = found.said.some((one) => one.meaning.what === 'kind' && !one.isNot && !isOfAll(one));
  const hasPart = found.said.some(({ meaning }) => meaning.what === 'kind' && meaning.isPart);
  const part = hasPart ? undefined : PART_MEANINGS.find((one) => isSaid(one, text));
  const thing = isNamed || hasPart ? undefined : MEANINGS.find((one) => isSaid(one, text));
  const meant = part ?? thing ?? cued(words, found);
  if (!meant) return null;
  // What is refused and not known says nothing of what was described.
  const isKnown = ({ isNot, meaning }: Said) =>
    !(isNot && meaning.what === 'fact' && meaning.names.length === 0);
  const read = part ? found : { ...found, said: found.said.filter(isKnown) };
  const isFree = freeIn(read);
  const telling = words.flatMap((word, at) =>
    isFree(at) && (part ? meant.all.some((one) => one.test(word.text)) : /^\p{L}+$/u.test(word.text))
      ? [at]
      : [],
  );
  const { kinds } = meant;
  const saidAt = (at: number): Said => ({
    at,
    length: 1,
    isNot: false,
    meaning: part ? { what: 'kind', kinds, isPart: true } : { what: 'purpose', kinds },
  });
  const before = read.said.map(
    (one): Said =>
      one.meaning.what === 'purpose' || (thing && isOfAll(one))
        ? { ...one, meaning: { what: 'purpose', kinds } }
        : one,
  );
  const isPurposed = before.some(({ meaning }) => meaning.what === 'purpose');
  return telling.length > 0 || isPurposed ? { ...found, said: [...before, ...telling.map(saidAt)] } : found;
}
