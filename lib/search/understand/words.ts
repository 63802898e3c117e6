import { PENCE_OF_USE } from '../data/sums';

/** One word of a query. `from` and `to` are its position in the text; `stem` is the same for singular and plural. */
export type Word = { text: string; stem: string; from: number; to: number };

const CHUNK =
  /(?<![\p{L}\p{N}])[aA]\+{1,3}(?![\p{L}\p{N}])|&|(?<=\p{L}\s*)\+(?=\s*\p{L})|(?<=\d\s*)[-–—](?=\s*£?\d)|(?<=\d ?)(?:["”″]|''|’’)|(?<=\d)['’′](?=\d)|(?<=\d\p{L}{0,6})\+|£|[<>≤≥]|[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|[.,/"-](?=[\p{L}\p{N}])|['’](?=\p{L})|(?<!\d)['’](?=\p{N}))*/gu;
/** Characters that are read as words. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['"', 'inch'],
  ['”', 'inch'],
  ['″', 'inch'],
  ["''", 'inch'],
  ['’’', 'inch'],
  ["'", 'ft'],
  ['’', 'ft'],
  ['′', 'ft'],
  ['+', 'plus'],
  ['&', 'and'],
]);
const PART = /\p{N}+(?:[.,]\p{N}+)*|m[23](?![\p{L}\p{N}])|[\p{L}\p{M}'’]+|-/gu;
const UNIT =
  'kg|kgs|kilos?|g|l|lt|ltrs?|litres?|mm|cms?|m|ish|m2|m3|sqm|btus?|ft|foot|feet|amps?|hrs?|hours?|ml|pints?|cups?|in|ins|inch|inches|rpm|kw|w|watts?|db|mins?|hz|bar|k|a|am|pm|pcm|st|nd|rd|th|yr|yrs|spin|slices?|slots?|bottles?|places?|zones?|burners?|doors?|litre';
const MEASURED = new RegExp(`^\\d+(?:[.,]\\d+)*(?:-\\d+(?:[.,]\\d+)*)?-?(?:${UNIT})?$`);
const COUNTED =
  /^\d+(?:-?in-?\d|-[a-z]{3,}.*|(?:\.\d+)?(?:x\d+(?:\.\d+)?){1,2}(?:cm|mm|m|in|inch|inches|ft)?)$/;
/** A name and a figure without a space between them: `tumbledryer9kg`, `hob60cm`. */
const JOINED = /^(?:\p{L}{6,}\d+(?:kg|l|cm|mm)?|\p{L}{3,}\d+(?:kg|cm|mm))$/u;
/** Volume of air per hour: `700m3/h`. */
const A_HOUR = /^\d*m3\/?(?:h|hr|hour)$/;
/** A payment per period: `20/month`. */
const A_TIME = /^\d+(?:[.,]\d+)?\/(?:months?|mth|mo|pm|pcm|weeks?|wk|years?|yr)$/;
/** A payment per use, `10p/cycle`, or what may be one: `10p`. */
const PENCE = /^\d+(?:[.,]\d+)?p(?=$|\/)/;
const LETTERS_AND_DIGITS = /^(?=.*\p{L})(?=.*\p{N})/u;

/** Returns a text in lower case, without accents and apostrophes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[–—]/g, '-')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();

/** Returns the stem that a noun shares with its plural: `dryers` and `dryer`, `batteries` and `battery`. */
export function stemOf(word: string): string {
  if (/^\p{L}{2,}ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/^\p{L}{3,}ie$/u.test(word)) return `${word.slice(0, -2)}y`;
  if (/^\p{L}{2,}(?:ch|sh|ss|x|z)es$/u.test(word)) return word.slice(0, -2);
  if (/^\p{L}{2,}[^s\P{L}]s$/u.test(word)) return word.slice(0, -1);
  return word;
}

/** Whether a word is part of a model number: it has letters and digits, and is not a measure. */
export const isModel = (text: string): boolean =>
  LETTERS_AND_DIGITS.test(text) && ![MEASURED, COUNTED, JOINED].some((pattern) => pattern.test(text));

const NAMED_OR_MEASURED = new RegExp(`^(?:\\p{L}{3,}|\\d+(?:[.,]\\d+)*(?:${UNIT}))$`, 'u');

/** Whether `10p` is a price per use because of the words after it: `10p a cycle`. */
function isPenceOfUse(whole: string, behind: string): boolean {
  const [pence = ''] = PENCE.exec(whole) ?? [];
  return pence !== '' && PENCE_OF_USE.test(`${whole.slice(pence.length)}${plain(behind)}`);
}

/** Whether a word joins several things rather than being a model number: `9kg/1400rpm`, `hob-induction-60cm`. */
const isSeveral = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => NAMED_OR_MEASURED.test(part));

/** Returns the words of a text in order. A model number is one word; a figure and its unit are two. */
export function wordsOfText(text: string): Word[] {
  const words = [...text.matchAll(CHUNK)].flatMap(({ 0: chunk, index }) => {
    const sign = isJoint(text, chunk, index) ? 'and' : SIGNS.get(chunk);
    if (sign) return [wordAt(sign, index, index + chunk.length)];
    const whole = plain(chunk);
    if (whole.endsWith('+')) return [wordAt(whole, index, index + chunk.length)];
    const several = whole.split(/[/.-]/);
    const isApart =
      isSeveral(several) ||
      [/^\d+\/\d+[a-z]+$/, A_HOUR, A_TIME].some((pattern) => pattern.test(whole)) ||
      isPenceOfUse(whole, text.slice(index + chunk.length));
    if (isModel(whole) && isApart) return partsAt(chunk, index);
    if (whole === '-') return [wordAt(whole, index, index + chunk.length)];
    if (isModel(whole)) return [wordAt(whole, index, index + chunk.length)];
    const parts = partsAt(chunk, index);
    return parts.length > 0 ? parts : [wordAt(whole, index, index + chunk.length)];
  });
  return words
    .filter(({ text: word }) => word !== '')
    .map((word, at, all) => (isAnd(all, at) ? { ...word, text: 'and', stem: 'and' } : word));
}

/** Whether a word is short for `and`: `kettle n toaster`. */
const isAnd = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'n' && [at - 1, at + 1].every((next) => /^\p{L}{3,}$/u.test(words[next]?.text ?? ''));

/** Whether a plus sign means `and`: `washer + dryer`. Directly after a figure it means `at least`. */
const isJoint = (text: string, chunk: string, index: number): boolean =>
  chunk === '+' && !/\d\p{L}{0,6}$/u.test(text.slice(0, index));

/** The names and figures of a chunk that begins at `index` in the text. */
function partsAt(chunk: string, index: number): Word[] {
  const parts = [...chunk.matchAll(PART)];
  return parts
    .filter(({ 0: part }, at) => part !== '-' || isBetweenFigures(parts, at))
    .map(({ 0: part, index: at }) => wordAt(plain(part), index + at, index + at + part.length));
}

const isBetweenFigures = (parts: readonly RegExpExecArray[], at: number): boolean =>
  /^\d/.test(parts[at - 1]?.[0] ?? '') && /^\d/.test(parts[at + 1]?.[0] ?? '');

const wordAt = (text: string, from: number, to: number): Word => ({ text, stem: stemOf(text), from, to });

/** Returns the number that a word is, such as `1,200` or `1.5`; null for any other word. */
export function numberOf(word: Word | undefined): number | null {
  const text = word?.text ?? '';
  if (!/^\d+(?:[.,]\d+)*$/.test(text)) return null;
  const plainNumber = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.');
  const number = Number(plainNumber);
  return Number.isFinite(number) ? number : null;
}

/** Returns words as a text, and as they are written in an address. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
export const asTyped = (words: readonly Word[]): string => textOf(words).replaceAll('£ ', '£');

/** Returns the positions of a stretch of words. */
export const span = ({ at, length }: { at: number; length: number }): number[] =>
  Array.from({ length }, (_, i) => at + i);
