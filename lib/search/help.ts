import { LRUCache } from 'lru-cache';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { machineHref } from '@/lib/mending/ask';
import { machineOf } from '@/lib/mending/machine-of';
import { href } from '@/lib/routing/href';
import { HELP_PAGES } from './data/help-pages';
import {
  ASKS,
  ASKS_ADVICE,
  ASKS_SHOP,
  ASKS_US,
  HELP_TOPICS,
  TELLS_OWN,
  WANTS_ANOTHER,
  WEIGHS,
} from './data/help-topics';
import { SERVICES } from './data/services';
import { pagesDescribed } from './page-descriptions';
import { type PassageIndex, pagesAbout } from './passages';
import type { FoundPage } from './types';
import { isSpokenOf } from './understand/described';
import { fillers, lexiconOf } from './understand/lexicon';
import { isService } from './understand/services';
import type { Wish } from './understand/types';
import { understand } from './understand/understand';
import { isModel, plain, wordsOfText } from './understand/words';

/** A guide or blog post: its title, its topics or tags, and its description. */
export type Reading = {
  name: string;
  path: string;
  words: readonly string[];
  kind: 'guide' | 'post';
  about?: string;
};

/** `first`: pages that answer the question, shown before any products. `beside`: a guide to show beside products. */
export type Help = { first: readonly FoundPage[]; beside: FoundPage | null };

/** Whether a query asks for advice about a kind of appliance rather than for the appliance. */
export const asksAdvice = (wish: Wish): boolean => isAdvice(textOf(wish), wish);

const textOf = ({ typed }: Wish): string => said(typed);

const said = (typed: string): string =>
  plain(typed)
    .replace(/[!?.,"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text matches a topic of the page at `path`. */
export function isTopicOf(typed: string, path: string): boolean {
  const text = said(typed);
  return HELP_TOPICS.some((topic) => topic.path === path && topic.says.test(text));
}

/** Whether a text asks the shop something that a page answers, whatever else it names. */
export function isAsked(typed: string): boolean {
  const text = said(typed);
  return HELP_TOPICS.some(({ says, alone }) => !alone && says.test(text));
}

const isAdvice = (text: string, wish: Wish): boolean =>
  ASKS_ADVICE.test(text) || (WEIGHS.test(text) && !/\b(?:no|not|without)\b/.test(text) && isWeighed(wish));

/**
 * Returns the pages that answer a question, at most three, and the guide for the kind of appliance that it names.
 * @param passages texts of the pages, searched if nothing else shows which page is meant
 */
export function helpFor(
  wish: Wish,
  readings: readonly Reading[],
  passages: PassageIndex | null = null,
): Help {
  const text = textOf(wish);
  const isGoods = wish.kinds.some((kind) => !isService(kind)) || hasNumber(wish);
  const services = SERVICES.filter(({ kind }) => wish.kinds.includes(kind));
  const told = HELP_TOPICS.filter(
    ({ says, alone, broken }) =>
      says.test(text) && !(alone && isGoods) && !(broken && (wish.isOfParts || WANTS_ANOTHER.test(text))),
  );
  const asked = [...services, ...told];
  // A complaint about a service does not ask for the service, so complaints come first.
  const topics = [...asked.filter(isComplaint), ...asked.filter((one) => !isComplaint(one))].flatMap(
    ({ path }) => {
      const page = HELP_PAGES.find((one) => one.path === path);
      return page ? [{ name: page.name, path: pathOf(path, wish), kind: 'help' as const }] : [];
    },
  );
  const guide = guideOf(wish.kinds, readings);
  const wantsGuide = guide !== null && isAdvice(text, wish);
  const isQuestion = ASKS.test(text) || wish.typed.trim().endsWith('?') || wantsGuide;
  const post = isQuestion ? postOf(wish, readings) : null;
  const advice = wantsGuide && topics.length === 0 ? [guide] : [];
  const answers = [...topics, ...(post ? [post] : []), ...advice];
  const named = answers.length > 0 || isGoods ? answers : pagesNamed(wish.typed);
  const first = named.length > 0 ? named : openPages(wish, text, passages);
  return { first: unique(first).slice(0, 3), beside: first.includes(guide as FoundPage) ? null : guide };
}

/**
 * Share of a question that a page must match: `asked` for a question to the shop, `beside` if products are named,
 * `said` for words that may not be a question.
 */
const ENOUGH = { asked: 0.45, beside: 0.8, said: 0.7 } as const;

/** A price or a sort order alone stands for more kinds than this, so it does not count as naming any. */
const MOST_NAMED = 20;

const namesKinds = ({ kinds }: Wish): boolean => kinds.length > 0 && kinds.length <= MOST_NAMED;

const hasNumber = ({ text }: Wish): boolean => wordsOfText(text).some((word) => isModel(word.text));

/** Whether a query is a single word that is also used of products, and so asks nothing: `drawer`, `machine`. */
function isWordOfGoods({ typed }: Wish): boolean {
  const [word, ...others] = wordsOfText(typed);
  return word !== undefined && others.length === 0 && lexiconOf([]).isKnown(word.stem);
}

/** Whether a query asks the shop or tells it something, rather than only naming a thing. */
export function asksShop(wish: Wish): boolean {
  const text = textOf(wish);
  return ASKS_SHOP.test(text) || TELLS_OWN.test(text) || wish.typed.trim().endsWith('?');
}

/**
 * Pages for a question that names none, found by their descriptions and then by their texts. If none is found for a
 * question to the shop, the page of frequently asked questions.
 */
function openPages(wish: Wish, text: string, passages: PassageIndex | null): readonly FoundPage[] {
  if (wish.makers.length > 0 || wish.foreign?.isMaker) return [];
  // With two matching words required, `error code E18` finds a page but a model called `Trade` does not.
  if (hasNumber(wish)) return pagesDescribed(wish.typed, ENOUGH.beside, 2);
  const isAsked = ASKS_SHOP.test(text);
  const isOwn = isAsked || TELLS_OWN.test(text);
  // If kinds are described rather than named, a page is shown only if it matches more of the words than the kinds do.
  if (namesKinds(wish) && wish.groups.length === 0) {
    const told = wordsOfText(wish.typed).filter((word) => isSpokenOf(word.text, wish.kinds)).length;
    return pagesDescribed(wish.typed, ENOUGH.beside, Math.max(2, told + 1));
  }
  if (namesKinds(wish))
    return ASKS_US.test(text) && wish.facts.length === 0
      ? pagesDescribed(wish.withoutKind, ENOUGH.beside)
      : [];
  // `longest on one charge` sorts all products.
  if ((wish.kinds.length > 0 || wish.foreign) && !isOwn) return [];
  if (!isOwn && isWordOfGoods(wish)) return [];
  const enough = isOwn && !wish.foreign ? ENOUGH.asked : ENOUGH.said;
  const described = pagesDescribed(wish.typed, enough);
  if (described.length > 0) return described;
  const about = passages ? pagesAbout(wish.typed, passages, enough) : [];
  return about.length === 0 && isAsked && !wish.foreign ? [QUESTIONS] : about;
}

const isComplaint = ({ path }: { path: FoundPage['path'] }) => path === href('/complaints');

/** The editors' page of frequently asked questions. */
const QUESTIONS: FoundPage = { name: 'Questions and answers', path: '/help', kind: 'help' };

/** Address of a page. That of the page about broken appliances includes the appliance that was named. */
function pathOf(path: FoundPage['path'], { kinds }: Wish): FoundPage['path'] {
  const [machine] = path === href('/it-broke') ? kinds.flatMap((kind) => machineOf(kind) ?? []) : [];
  return machine ? machineHref(machine) : path;
}

/** Name and synonyms of each page, as stems. */
const NAMES = HELP_PAGES.map(({ path, name, words }) => ({
  path,
  name,
  phrases: [name, ...words].map((phrase) => wordsOfText(phrase).map(({ stem }) => stem)),
}));

/** Pages of which a name or synonym contains all words of a question. Those with the fewest other words come first. */
function pagesNamed(typed: string): FoundPage[] {
  const asked = wordsOfText(typed).filter(({ text }) => !SMALL.test(text));
  if (asked.length === 0) return [];
  const scored = NAMES.flatMap(({ path, name, phrases }) => {
    const scores = phrases.map((stems) =>
      asked.every(({ stem }) => stems.includes(stem)) ? asked.length / stems.length : 0,
    );
    const score = Math.max(0, ...scores);
    return score > 0 ? [{ page: { name, path, kind: 'help' as const }, score }] : [];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ page }) => page);
}

const SMALL = /^(?:s|a|the|my|is|it|to|an)$/;

const unique = (pages: readonly FoundPage[]): FoundPage[] => [
  ...new Map(pages.map((page) => [page.path, page])).values(),
];

/** Whether `A or B` compares kinds of appliances or their features, rather than adding a price or a colour. */
const isWeighed = ({ typed, kinds }: Wish): boolean => {
  const [left = '', right = ''] = typed.split(/\bor\b/i);
  const kindsOf = (text: string) => understand(text, { makers: [] }).kinds;
  return (
    kinds.length > 0 &&
    kindsOf(left).length + kindsOf(right).length > 0 &&
    !/\b(?:under|cheap|black|white)\b/.test(right)
  );
};

/** The guide whose title names most of the kinds and the fewest others; null if there is none. */
function guideOf(kinds: readonly Kind[], readings: readonly Reading[]): FoundPage | null {
  const scored = readings.flatMap((reading) => {
    if (reading.kind !== 'guide') return [];
    const about = kindsOfTitle(reading.name);
    const isAlike = (kind: Kind) =>
      kinds.some((one) => familyOf(one) !== undefined && familyOf(one) === familyOf(kind));
    // A kind without a guide gets that of its family: fridges get the guide to fridge freezers.
    const shared = about.filter((kind) => kinds.includes(kind)).length || (about.some(isAlike) ? LIKE : 0);
    const besides = shared === LIKE ? reading.name.length / 1000 : about.length / 100;
    return shared > 0 ? [{ reading, score: shared - besides }] : [];
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best ? { name: best.reading.name, path: best.reading.path, kind: 'guide' } : null;
}

/** Score of a guide to the same family, lower than that of one kind in common. */
const LIKE = 0.5;

/**
 * Family of a kind. Cookers have none, because their only guide is about range cookers, which do not fit a gap of 60
 * cm.
 */
const familyOf = (kind: Kind): string | undefined =>
  /fridge|freezer|oven|hob|(?<!air )cooler|hood/i.exec(kind)?.[0].toLowerCase();

/** Kinds by title of guides, categories and suggestions. Limited, because there may be any number of them. */
const titles = new LRUCache<string, readonly Kind[]>({ max: 2_000 });

/** Returns the kinds that one of the shop's own titles names, such as that of a guide or category. */
export function kindsOfTitle(title: string): readonly Kind[] {
  const kinds = titles.get(title) ?? understand(title, { makers: [] }).kinds;
  titles.set(title, kinds);
  return kinds;
}

/** Groups of words with which people ask about the same thing. */
const ALIKE: readonly (readonly string[])[] = [
  ['loud', 'sound', 'noise', 'noisy', 'decibel', 'db', 'quiet', 'quieter', 'silent'],
  ['cold', 'winter', 'freezing', 'frost'],
  ['cost', 'cheap', 'cheaper', 'price', 'money', 'expensive'],
  ['temperature', 'degree', 'warm'],
  ['mould', 'mold', 'damp', 'condensation'],
  ['slim', 'narrow', 'small', 'tiny'],
  ['electric', 'electrics', 'wiring', 'circuit', 'fuse', 'cope'],
  ['disabled', 'wheelchair', 'accessible', 'disability', 'mobility'],
  ['stair', 'floor', 'flat', 'hallway', 'upstair'],
];

/** Start of a question by somebody who wants to learn something rather than to buy. */
const ASKS_HOW = /^(?:how (?:do|to|can|should)|why|can (?:i|you)|will|is it|does|should i)\b/i;

/** The blog post that contains most of the telling words of a question; null if none contains enough. */
function postOf({ typed }: Wish, readings: readonly Reading[]): FoundPage | null {
  const asked = wordsOfText(typed).filter(
    ({ stem, text }) => !fillers.has(stem) && !fillers.has(text) && text.length > 2,
  );
  const stems = new Set(asked.map(({ stem }) => stem));
  const scored = readings.flatMap(({ name, path, words, kind }) => {
    if (kind !== 'post') return [];
    const held = new Set([name, ...words].flatMap((text) => wordsOfText(text).map(({ stem }) => stem)));
    const shared = [...stems].filter((stem) =>
      [stem, ...(ALIKE.find((words) => words.includes(stem)) ?? [])].some(
        (one) => held.has(one) || held.has(`${one}ing`) || held.has(one.replace(/e$/, 'ing')),
      ),
    ).length;
    const isClose = shared >= 2 && shared / stems.size >= (ASKS_HOW.test(typed) ? 0.4 : 0.6);
    return isClose ? [{ page: { name, path, kind: 'post' as const }, shared }] : [];
  });
  return scored.toSorted((a, b) => b.shared - a.shared)[0]?.page ?? null;
}
