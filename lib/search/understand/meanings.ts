import { MEANINGS, type Meaning, NARROWER, PART_MEANINGS } from '../data/meanings';
import { APPLIANCES } from './lexicon';
import type { Scan } from './scan';
import type { Said } from './things';
import { textOf, type Word } from './words';

const isSaid = ({ all }: Meaning, text: string): boolean => all.every((one) => one.test(text));

const isIn = (one: { at: number; length: number }, at: number): boolean =>
  at >= one.at && at < one.at + one.length;

/** `appliance` names none. */
const isOfAll = ({ meaning }: Said): boolean => meaning.what === 'kind' && meaning.kinds === APPLIANCES;

/** `tap for boiling water`: of what was named too widely, what it is described as. */
const narrowed = (said: readonly Said[], text: string): Said[] =>
  said.map((one) => {
    const { meaning } = one;
    if (meaning.what !== 'kind' || meaning.isPart || one.isNot) return one;
    const narrower = NARROWER.find(
      ({ of, ...all }) => meaning.kinds.some((kind) => of.test(kind)) && isSaid(all, text),
    );
    return narrower ? { ...one, meaning: { ...meaning, kinds: narrower.kinds } } : one;
  });

/**
 * Reads what is described and not named: `a drawer that keeps plates hot`. An accessory may be described beside an
 * appliance that is named; an appliance only where none is, and then by every word that says nothing else.
 */
export function withMeaning(words: readonly Word[], found: Scan): Scan {
  const isRefused = (at: number) => found.said.some((one) => one.isNot && isIn(one, at));
  const text = textOf(words.filter((_, at) => !isRefused(at)));
  const isNamed = found.said.some((one) => one.meaning.what === 'kind' && !one.isNot && !isOfAll(one));
  const hasPart = found.said.some(({ meaning }) => meaning.what === 'kind' && meaning.isPart);
  const part = hasPart ? undefined : PART_MEANINGS.find((one) => isSaid(one, text));
  const thing = isNamed || hasPart ? undefined : MEANINGS.find((one) => isSaid(one, text));
  const meant = part ?? thing;
  if (!meant) return { ...found, said: narrowed(found.said, text) };
  const taken = [...found.said, ...found.measures, ...found.prices];
  const isFree = (at: number) => !taken.some((one) => isIn(one, at));
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
  const before = found.said.map(
    (one): Said =>
      one.meaning.what === 'purpose' || (thing && isOfAll(one))
        ? { ...one, meaning: { what: 'purpose', kinds } }
        : one,
  );
  const isPurposed = before.some(({ meaning }) => meaning.what === 'purpose');
  return telling.length > 0 || isPurposed ? { ...found, said: [...before, ...telling.map(saidAt)] } : found;
}
