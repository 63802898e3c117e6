/** A normalised word, and the part of the text that it was read from. */
export interface Word {
  /** Lower case, without accents. */
  text: string;
  /** Position in the text. Joined words have the position of their first part. */
  at: number;
  start: number;
  end: number;
}

const WORD = /(?:\p{N}+[.,](?=\p{N}))*[\p{L}\p{N}\p{M}]+/gu;
const PARTS = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu;
/** Longer sequences are not model numbers. */
const MOST_JOINED = 5;

const PLAIN = /^[\w.,]*$/;

function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the words of a text, without joined words. */
export function plainWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: found, index }, at) => ({
    text: fold(found),
    at,
    start: index,
    end: index + found.length,
  }));
}

/**
 * Returns the words of a text. Where several are written without a space, also their concatenations from each one on,
 * so that "TARN-TW914-WH" is also found as "tarntw914wh" and "tw914wh".
 */
export function words(text: string): Word[] {
  const plain = plainWords(text);
  const chunks: Word[][] = [];
  for (const word of plain) {
    const chunk = chunks.at(-1);
    const before = chunk?.at(-1);
    if (chunk && before && !/\s/.test(text.slice(before.end, word.start))) chunk.push(word);
    else chunks.push([word]);
  }
  const joined = chunks
    .filter(({ length }) => length > 1 && length <= MOST_JOINED)
    .flatMap((chunk) =>
      chunk.slice(0, -1).map((first, i) => ({
        ...first,
        text: chunk
          .slice(i)
          .map((word) => word.text)
          .join(''),
        end: chunk.at(-1)?.end ?? first.end,
      })),
    );
  return [...plain, ...joined];
}

/** Splits a word into letters and numbers: "9kg" into "9" and "kg". */
export function partsOf(word: string): string[] {
  return word.match(PARTS) ?? [];
}

/** Returns the plural of a singular English noun and vice versa: "machines" for "machine". */
export function otherNumber(word: string): string[] {
  if (!/^\p{L}{3,}$/u.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [/(?:ch|sh|s|x|z)$/.test(word) ? `${word}es` : `${word}s`];
}
