import type { LiveIndex } from './live-index.ts';
import type { SearchParams } from '../params.ts';
import { otherNumber, partsOf, plainWords } from './words.ts';

/** One possible meaning of one or more words of a query. */
export interface Term {
  /** The query's words that it stands for: from `from` up to, not including, `to`. */
  from: number;
  to: number;
  /** One word of the index, or several in sequence. */
  words: readonly string[];
  typos: number;
  /** Whether the whole word matches, not only a prefix. */
  exact: boolean;
}

export interface Synonym {
  type: string;
  /** Equivalent phrases, or, if `input` is set, what `input` also finds. */
  synonyms: readonly string[];
  input?: string | undefined;
}

/** Words that are ignored with `removeStopWords`. */
const STOP_WORDS = new Set(
  'a an and any are at be best but by can do does for from get have how i in into is it its me my need of on or our so some something that the there this to very want we what when where which who why will with without would you your'.split(
    ' ',
  ),
);
const MOST_WORDS = 10;
/** Maximum number of words of the index that a prefix expands to. */
const MOST_PREFIXES = 400;

export interface Understood {
  /** Words to search for. */
  words: string[];
  terms: Term[];
}

/** Returns all possible meanings of a query's words in an index. */
export function understand(
  index: LiveIndex,
  query: string,
  params: SearchParams,
  synonyms: readonly Synonym[],
): Understood {
  const said = plainWords(query).map(({ text }) => text);
  const telling = params.removeStopWords
    ? said.filter((word, at) =>
        at === said.length - 1 ? !STOP_WORDS.has(word) || said.length === 1 : !STOP_WORDS.has(word),
      )
    : said;
  const words = (telling.length > 0 ? telling : said).slice(0, MOST_WORDS);
  const open = /[\p{L}\p{N}\p{M}]$/u.test(query);
  const terms = words.flatMap((word, at) => {
    const isLast = at === words.length - 1;
    const isPrefix =
      params.queryType === 'prefixAll' || (params.queryType === 'prefixLast' && isLast && open);
    return wordTerms(index, word, at, isPrefix, params);
  });
  terms.push(
    ...joinedTerms(index, words, open && params.queryType !== 'prefixNone'),
    ...synonymTerms(index, words, synonyms),
  );
  return { words, terms };
}

function wordTerms(
  { vocabulary }: LiveIndex,
  word: string,
  at: number,
  isPrefix: boolean,
  params: SearchParams,
): Term[] {
  const term = (found: string, typos: number, exact: boolean): Term => ({
    from: at,
    to: at + 1,
    words: [found],
    typos,
    exact,
  });
  const terms: Term[] = [];
  const plurals = params.ignorePlurals ? otherNumber(word) : [];
  for (const form of [word, ...plurals]) if (vocabulary.has(form)) terms.push(term(form, 0, true));
  if (isPrefix) {
    for (const form of [word, ...plurals.filter((other) => other.length < word.length)])
      for (const longer of vocabulary.startingWith(form).slice(0, MOST_PREFIXES))
        if (longer !== form) terms.push(term(longer, 0, false));
  }
  const parts = partsOf(word);
  if (parts.length > 1) terms.push({ from: at, to: at + 1, words: parts, typos: 0, exact: true });
  const most = typosIn(word, params);
  if (most > 0) {
    for (const { word: near, typos } of vocabulary.near(word, most, isPrefix))
      terms.push(term(near, typos, false));
    terms.push(...splits(word, at, (part) => vocabulary.has(part)));
  }
  return terms;
}

/** Returns how many typos are allowed in a word. */
export function typosIn(word: string, params: SearchParams): number {
  if (params.typoTolerance === false) return 0;
  if (!params.allowTyposOnNumericTokens && /\p{N}/u.test(word)) return 0;
  return word.length >= params.minWordSizefor2Typos ? 2 : word.length >= params.minWordSizefor1Typo ? 1 : 0;
}

/** Splits "tumbledryer" into two words of the index. */
function splits(word: string, at: number, isKnown: (part: string) => boolean): Term[] {
  const terms: Term[] = [];
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every(isKnown)) terms.push({ from: at, to: at + 1, words: parts, typos: 1, exact: false });
  }
  return terms;
}

/** Joins "dish washer" to a word of the index. */
function joinedTerms({ vocabulary }: LiveIndex, words: readonly string[], isOpen: boolean): Term[] {
  const terms: Term[] = [];
  for (let from = 0; from + 1 < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + 4); to++) {
      const joined = words.slice(from, to).join('');
      if (vocabulary.has(joined)) terms.push({ from, to, words: [joined], typos: 0, exact: true });
      if (!isOpen || to < words.length || !/\d/.test(joined)) continue;
      for (const longer of vocabulary.startingWith(joined))
        if (longer !== joined) terms.push({ from, to, words: [longer], typos: 0, exact: false });
    }
  }
  return terms;
}

function synonymTerms(
  { vocabulary }: LiveIndex,
  words: readonly string[],
  synonyms: readonly Synonym[],
): Term[] {
  const terms: Term[] = [];
  for (const { type, input, synonyms: meant } of synonyms) {
    const said = type === 'synonym' ? meant : input === undefined ? [] : [input];
    for (const phrase of said) {
      const wanted = plainWords(phrase).map(({ text }) => text);
      const from = placeOf(words, wanted);
      if (from < 0) continue;
      for (const other of meant) {
        const found = plainWords(other).map(({ text }) => text);
        if (other === phrase || !found.every((word) => vocabulary.has(word))) continue;
        const typos = type === 'altcorrection1' ? 1 : type === 'altcorrection2' ? 2 : 0;
        terms.push({ from, to: from + wanted.length, words: found, typos, exact: true });
      }
    }
  }
  return terms;
}

function placeOf(words: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1;
  return words.findIndex((_, at) =>
    phrase.every((word, i) => words[at + i] === word || otherNumber(words[at + i] ?? '').includes(word)),
  );
}
