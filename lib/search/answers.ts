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

/** A line in a list is no longer, in characters. */
const LONGEST = 160;

/** How much of what was asked a sentence must hold, from 0 to 1, to be the answer, and how many of its words at least. */
const ENOUGH = 0.75;
const FEWEST = 2;

/** Goes on from the sentence before it. */
const GOES_ON = /^(?:it|its|that|this|they|these|those|he|she|there|then|also|otherwise|both|either)\b/i;

/** Of two that hold the same the one counts that says it in the words of who asks. */
const IN_OWN_WORDS = 0.01;

/**
 * Pages with a line of what one finds there: where something is asked, the sentence that holds more of it than the page's
 * own description does, else that description.
 */
export const withLines = (
  pages: readonly FoundPage[],
  wish: Wish,
  readings: readonly Reading[],
  passages: PassageIndex | null,
): AnsweringPage[] => pages.map((page) => ({ ...page, line: lineOf(page, wish, readings, passages) }));

/**
 * What was left out of a list, each without the words that a page answers: of a fact, such as `won't drain`, all of them
 * or none.
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

/** The sentence of a page that holds most of what was asked; null where `known` holds as much. */
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

/** The sentences of a passage that stand by themselves; each passage is read once, and not by every search. */
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

/** So many whole sentences of a text as a line takes, but one. */
function firstSentences(text: string): string {
  const [first = '', ...others] = sentencesIn(text.replace(/\s+/g, ' ').trim());
  let told = first;
  for (const sentence of others) {
    if ((told + sentence).trimEnd().length > LONGEST) break;
    told += sentence;
  }
  return told.trimEnd();
}
