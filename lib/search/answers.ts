import { sentencesIn } from '@/lib/i18n/sentences';
import { rarityOf } from './bm25';
import { HELP_PAGES } from './data/help-pages';
import { asksShop, isTopicOf, type Reading } from './help';
import { HELP_READING } from './help-reading';
import { isAbout } from './page-descriptions';
import { type Passage, type PassageIndex, UNKNOWN } from './passages';
import type { AnsweringPage, FoundPage } from './types';
import { type Telling, tellingIn } from './understand/descriptions';
import type { Wish } from './understand/types';
import { textOf, type Word, wordsOfText } from './understand/words';

/** Maximum length of a line about a page, in characters. */
const LONGEST = 160;

/**
 * A sentence is shown as the answer if it contains at least the share `ENOUGH` of the question, weighted by rarity. A
 * question with fewer telling words than `FEWEST` is not answered by a sentence.
 */
const ENOUGH = 0.75;
const FEWEST = 2;

/** Start of a sentence that refers to the one before it, so that it cannot stand alone. */
const GOES_ON = /^(?:it|its|that|this|they|these|those|he|she|there|then|also|otherwise|both|either)\b/i;

/** Bonus per word that a sentence shares with the question literally, not only by its root. It breaks ties. */
const IN_OWN_WORDS = 0.01;

/**
 * Returns pages, each with a line about it. For a question, this is the sentence of the page that contains more of it
 * than the page's name and description do. Otherwise it is the start of the description.
 */
export const withLines = (
  pages: readonly FoundPage[],
  wish: Wish,
  readings: readonly Reading[],
  passages: PassageIndex | null,
): AnsweringPage[] => pages.map((page) => ({ ...page, line: lineOf(page, wish, readings, passages) }));

/**
 * Returns `leftOut` without the words that one of the pages answers. A fact, such as `won't drain`, is either emptied
 * or kept as a whole.
 */
export function unanswered(
  leftOut: readonly string[],
  { text }: Wish,
  pages: readonly FoundPage[],
): readonly string[] {
  const beside = new Set(wordsOfText(text).map((word) => word.text));
  return leftOut.map((said) => {
    const words = wordsOfText(said);
    if (words.every((word) => beside.has(word.text)))
      return textOf(words.filter((word) => !pages.some((page) => speaksTo(page, word))));
    return pages.some(({ path }) => isTopicOf(said, pathnameOf(path))) ? '' : said;
  });
}

const speaksTo = ({ path, name, kind }: FoundPage, { text, stem }: Word): boolean =>
  wordsOfText(name).some((word) => word.stem === stem) ||
  (kind === 'help' && isAbout(pathnameOf(path), text));

const pathnameOf = (path: string): string => path.split('?')[0] ?? path;

function lineOf(
  page: FoundPage,
  wish: Wish,
  readings: readonly Reading[],
  index: PassageIndex | null,
): string | null {
  const pathname = pathnameOf(page.path);
  const own = index?.passages.filter(({ page: { path } }) => path === pathname) ?? [];
  const about =
    own.find((passage) => passage.about !== '')?.about ??
    readings.find(({ path }) => path === pathname)?.about ??
    HELP_PAGES.find(({ path }) => path === pathname)?.about ??
    '';
  const told = index && asksShop(wish) ? answerIn(own, `${page.name} ${about}`, wish.typed, index) : null;
  return told ?? (firstSentences(about) || null);
}

/** Returns the sentence of a page that contains most of the question; null if none contains more of it than `known`. */
function answerIn(
  own: PassageIndex['passages'],
  known: string,
  question: string,
  { terms }: PassageIndex,
): string | null {
  const asked = new Map(
    tellingIn(question, HELP_READING).map(({ root, word }) => [
      root,
      { word, rarity: rarityOf(root, terms) || UNKNOWN },
    ]),
  );
  if (asked.size < FEWEST) return null;
  const heldBy = (said: readonly Telling[]): number =>
    [...asked].reduce((sum, [root, { word, rarity }]) => {
      const same = said.filter((one) => one.root === root);
      const own = same.some((one) => one.word === word) ? IN_OWN_WORDS : 0;
      return same.length > 0 ? sum + rarity + own : sum;
    }, 0);
  const whole = [...asked.values()].reduce((sum, { rarity }) => sum + rarity, 0);
  let best = {
    line: null as string | null,
    held: Math.max(heldBy(tellingIn(known, HELP_READING)), whole * ENOUGH),
  };
  for (const { line, said } of own.flatMap(sentencesOf)) {
    const held = heldBy(said);
    if (held > best.held) best = { line, held };
  }
  return best.line;
}

type Sentence = { line: string; said: readonly Telling[] };

const readBefore = new WeakMap<Passage, readonly Sentence[]>();

/** Sentences of a passage that make sense on their own. Cached per passage, because every search reads them. */
function sentencesOf(passage: Passage): readonly Sentence[] {
  const { page, text } = passage;
  const read =
    readBefore.get(passage) ??
    sentencesIn(text.replace(/ +([,.;:?!])/g, '$1')).flatMap((sentence) => {
      const line = sentence.trim();
      const isWhole = line.length <= LONGEST && /[.!?]$/.test(line) && !GOES_ON.test(line);
      return isWhole ? [{ line, said: tellingIn(`${page.name} ${line}`, HELP_READING) }] : [];
    });
  readBefore.set(passage, read);
  return read;
}

/** Returns as many whole sentences from the start of a text as fit on a line, and at least the first. */
function firstSentences(text: string): string {
  const [first = '', ...others] = sentencesIn(text.replace(/\s+/g, ' ').trim());
  let told = first;
  for (const sentence of others) {
    if ((told + sentence).trimEnd().length > LONGEST) break;
    told += sentence;
  }
  return told.trimEnd();
}
