import { NUMBER_WORDS, TENS } from '../data/units';
import { numberOf, type Word } from './words';

/** A sum of money and the number of its words. `unit`: what its figure counts, such as hundreds. */
export type Amount = { pounds: number; length: number; isPrice: boolean; unit?: number };

export const POUNDS = /^(?:pounds?|quid|gbp|£)$/;

const NOTES: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['tenner', 10],
]);
const UNITS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
]);

/**
 * Returns a sum in words: `fifty quid`, `a grand`, `a tenner`, `two hundred and fifty pounds`, `a couple of hundred`,
 * `four fifty`. Null if there is none.
 */
export function spokenAt(words: readonly Word[], at: number): Amount | null {
  const text = (offset: number) => words[at + offset]?.text ?? '';
  const article = text(0) === 'a' ? 1 : 0;
  const halved = halfAt(words, at);
  if (halved) return halved;
  const note = NOTES.get(text(article));
  if (note !== undefined) return { pounds: note, length: article + 1, isPrice: true };
  const tens = tensAt(words, at);
  if (tens && POUNDS.test(text(tens.length)))
    return { pounds: tens.number, length: tens.length + 1, isPrice: true };
  const isCouple = text(article) === 'couple';
  const opened = isCouple ? article + (text(article + 1) === 'of' ? 2 : 1) : 1;
  const times = isCouple ? 2 : article === 1 ? 1 : (NUMBER_WORDS.get(text(0)) ?? numberOf(words[at]));
  const unit = UNITS.get(text(opened));
  if (times === null) return null;
  if (unit === undefined) return shortened(words, at);
  const link = text(opened + 1) === 'and' ? 1 : 0;
  const rest = tensAt(words, at + opened + 1 + link);
  const end = opened + 1 + (rest ? link + rest.length : 0);
  const pounds = times * unit + (rest?.number ?? 0);
  return { pounds, length: end + (POUNDS.test(text(end)) ? 1 : 0), isPrice: true, unit };
}

/** Half of a unit: `half a grand`. */
function halfAt(words: readonly Word[], at: number): Amount | null {
  if (words[at]?.text !== 'half') return null;
  const length = words[at + 1]?.text === 'a' ? 3 : 2;
  const unit = UNITS.get(words[at + length - 1]?.text ?? '');
  return unit === undefined ? null : { pounds: unit / 2, length, isPrice: true };
}

/** A number of twenty or more in words: `twenty`, `twenty five`. */
function tensAt(words: readonly Word[], at: number): { number: number; length: number } | null {
  const tens = TENS.get(words[at]?.text ?? '');
  if (tens === undefined) return null;
  const ones = NUMBER_WORDS.get(words[at + 1]?.text ?? '') ?? 0;
  return ones > 0 && ones < 10 ? { number: tens + ones, length: 2 } : { number: tens, length: 1 };
}

/** `four fifty` is four hundred and fifty, where a price is expected. */
function shortened(words: readonly Word[], at: number): Amount | null {
  const hundreds = NUMBER_WORDS.get(words[at]?.text ?? '') ?? 0;
  const rest = tensAt(words, at + 1);
  if (!rest || hundreds === 0 || hundreds > 9) return null;
  const isSaid = POUNDS.test(words[at + 1 + rest.length]?.text ?? '');
  return {
    pounds: hundreds * 100 + rest.number,
    length: 1 + rest.length + (isSaid ? 1 : 0),
    isPrice: isSaid,
  };
}
