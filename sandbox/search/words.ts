/** Maximum length of a search term, in characters. Longer input is cut off. */
const LONGEST = 200;
const MOST_WORDS = 8;

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const PARTS = /\p{N}+|[\p{L}\p{M}]+/gu;
const QUANTITY = /^\p{N}+(?:[.,]\p{N}+)?$/u;
const MEASURE = /^(\p{N}+(?:[.,]\p{N}+)?)(kg|g|mm|cm|m|l|ml|rpm|w|kw|kwh|db|bar|min|hz)$/u;
const UNIT = /^(?:kg|g|mm|cm|m|l|ml|rpm|w|kw|kwh|db|bar|min|hz)$/u;
const UNIT_NAMES = new Map([
  ['kilo', 'kg'],
  ['kilos', 'kg'],
  ['litre', 'l'],
  ['litres', 'l'],
  ['watt', 'w'],
  ['watts', 'w'],
  ['mins', 'min'],
  ['minutes', 'min'],
]);
/** Words that shoppers type but few product texts contain. Ignored unless the term has no other words. */
const SMALL_WORDS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

function tokens(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

/**
 * Returns an FTS5 phrase. Its last word matches as a prefix if the phrase has at least three letters. Quoting disables
 * FTS5 syntax.
 */
function phrase(words: readonly string[]): string {
  const open = words.join('').length >= 3;
  return `"${words.join(' ')}"${open ? '*' : ''}`;
}

function anyOf(phrases: readonly string[]): string {
  return `(${[...new Set(phrases)].join(' OR ')})`;
}

/** Searches for singular forms too: "machines" as "machine", which also finds "machines"; "batteries" as "battery". */
function word(text: string): string {
  const forms = [[text]];
  if (/^\p{L}{3,}ies$/u.test(text)) forms.push([`${text.slice(0, -3)}y`]);
  else if (/^\p{L}{3,}(?:ch|sh|ss|x|z)es$/u.test(text)) forms.push([text.slice(0, -2)]);
  else if (/^\p{L}{2,}[^s\P{L}]s$/u.test(text)) forms.push([text.slice(0, -1)]);
  return anyOf(forms.map(phrase));
}

/**
 * Matches a measure with and without a space: "60cm", "60 cm". Centimetres also match millimetres, "600 mm", and from
 * 30 cm on up to 8 mm less, because an appliance for a 60 cm space is 595 mm wide.
 */
function measure(quantity: string, unit: string): string {
  const forms = [[quantity + unit], [quantity, unit]];
  const most = unit === 'cm' ? Number(quantity.replace(',', '.')) * 10 : Number.NaN;
  if (Number.isSafeInteger(most)) {
    for (let mm = most; mm > most - (most < 300 ? 1 : 9); mm--) forms.push([`${mm}mm`], [`${mm}`, 'mm']);
  }
  return anyOf(forms.map((form) => `"${form.join(' ')}"`));
}

/** Matches a model number with and without its dashes and spaces. */
function model(chunk: string): string {
  const written = tokens(chunk);
  const forms = [written, chunk.match(PARTS) ?? []];
  if (/\p{L}/u.test(chunk)) forms.push([written.join('')]);
  // The exact number and the prefix are both searched for, so that the exact number scores above longer ones.
  return anyOf(forms.flatMap((form) => [`"${form.join(' ')}"`, phrase(form)]));
}

/**
 * Returns the text of the FTS5 column `sku` for a product's numbers: each number as written, and without separators
 * from each of its parts on, so that "TARN-TW914-WH" is also found as "tarntw914" and "tw914wh".
 */
export function numberText(...numbers: readonly string[]): string {
  const joined = numbers.flatMap((number) => {
    const parts = tokens(number);
    return parts.slice(0, -1).map((_, i) => parts.slice(i).join(''));
  });
  return [...new Set([...numbers, ...joined])].join(' ');
}

interface Term {
  match: string;
  /** Text for joining the term with its neighbour; null if it cannot be joined. */
  text: string | null;
}

function term(chunk: string, next: string | undefined): { terms: Term[]; used: number } {
  const unit = next === undefined ? undefined : (UNIT_NAMES.get(next) ?? next);
  if (QUANTITY.test(chunk) && unit !== undefined && UNIT.test(unit)) {
    return { terms: [{ match: measure(chunk, unit), text: null }], used: 2 };
  }
  const [, quantity, measured] = MEASURE.exec(chunk) ?? [];
  if (quantity && measured) return { terms: [{ match: measure(quantity, measured), text: null }], used: 1 };
  const parts = tokens(chunk);
  if (/\p{N}/u.test(chunk)) return { terms: [{ match: model(chunk), text: parts.join('') }], used: 1 };
  return { terms: parts.map((text) => ({ match: word(text), text })), used: 1 };
}

/**
 * Returns a search term as an FTS5 expression in which every word must match, in any of its written forms. Returns null
 * if the term contains no word.
 */
export function matchExpression(input: string): string | null {
  const text = input.slice(0, LONGEST).normalize('NFKC').toLowerCase();
  const chunks = text.split(/\s+/u).filter((chunk) => tokens(chunk).length > 0);
  const telling = chunks.filter((chunk) => !SMALL_WORDS.has(chunk));
  const said = (telling.length > 0 ? telling : chunks).slice(0, MOST_WORDS);
  const terms: Term[] = [];
  for (let i = 0; i < said.length; ) {
    const read = term(said[i]!, said[i + 1]);
    terms.push(...read.terms.slice(0, MOST_WORDS));
    i += read.used;
  }
  if (terms.length === 0) return null;
  const kept = terms.slice(0, MOST_WORDS);
  const ways = [kept.map(({ match }) => match)];
  for (let i = 0; i + 1 < kept.length; i++) {
    const [left, right] = [kept[i]!.text, kept[i + 1]!.text];
    if (left === null || right === null) continue;
    const joined = `"${left}${right}"*`;
    ways.push(kept.flatMap(({ match }, at) => (at === i ? [joined] : at === i + 1 ? [] : [match])));
  }
  return ways.map((way) => `(${way.join(' AND ')})`).join(' OR ');
}
