import 'server-only';
import { BEST_ORDER } from '@/lib/choosing/best-order';
import { type ListingQuery, PLAIN_QUERY } from '@/lib/listing/query';
import { getOutlineOnRequest } from '@/lib/listing/request-queries';
import {
  findListing,
  type FoundListing,
  type ListingSource,
  type OutlineSource,
  type Wished,
} from '@/lib/listing/view-queries';
import { orAway } from '@/lib/platform/upstreams/away';
import { type GapRead, isGapWish } from './gaps';
import { withWish } from './resolve';
import type { Engine } from './rules';
import type { FactWish, Wish } from './understand/types';
import { isModel, textOf, type Word, wordsOfText } from './understand/words';
import { pricedQuery, sortedPage, wishPlace, wishSource } from './wish-listing';
import { holdsFact } from './wish-order';

/** What was found, the words that nothing was found by, those that some of it answers, and how gaps were read. */
type Found = { found: FoundListing; leftOut: string[]; ahead: string[]; gaps: readonly GapRead[] };

/**
 * A wish as a list; what is said beside it in words is left out where nothing is found by it.
 * @param asked what the address of the list says
 * @throws UnreachableError
 */
export async function findWish(
  wish: Wish,
  engine: Engine,
  asked: ListingQuery,
  source: ListingSource,
): Promise<Found> {
  const first = await listed(wish, { engine, asked, source, text: numbersLast(wish.text) });
  if (wish.isAboutPrice && isNarrowedToNothing(first))
    return findWish(widerPrice(wish), engine, asked, source);
  if (first.found.whole.total === 0 && isImplied(wish)) {
    const ofName = await findWish(asText(wish), engine, asked, source);
    if (isCalled(ofName.found.listing.products[0]?.name ?? '', wish)) return ofName;
  }
  let [less, second]: [string | null, Awaited<ReturnType<typeof listed>>] = [null, first];
  for (const text of shorterTexts(wish)) {
    if (second.found.whole.total > 0) break;
    [less, second] = [text, await listed(wish, { engine, asked, source, text })];
  }
  const way = { engine, asked, source, text: less ?? wish.text };
  // What fills the gap lacks something else: what goes in at all.
  if (isNarrowedToNothing(second) && wish.facts.some(isGapWish))
    second = await listed(wish, { ...way, isFilled: false });
  const isNear = isNarrowedToNothing(second) && wish.facts.length > 0 && asked.picks.length === 0;
  const near = isNear ? await listed(wish, { ...way, isNear }) : second;
  const isPriced = wish.minPrice !== null || wish.maxPrice !== null;
  const hasOwnPrice = asked.minPrice !== null || asked.maxPrice !== null;
  if (isNarrowedToNothing(near) && isPriced && !hasOwnPrice)
    return beyondPrice(await findWish(unpriced(wish), engine, asked, source), wish);
  // A maker that makes no such thing: those of others.
  const isOfNobody =
    isNarrowedToNothing(near) && wish.kinds.length > 0 && wish.makers.length > 0 && asked.picks.length === 0;
  const ofOthers = { ...wish, makers: [] };
  const { found, unmet, gaps } = isOfNobody ? await listed(ofOthers, { ...way, isNear }) : near;
  const { products } = found.listing;
  // Of those that come near, the nearest is what is told of.
  const told = isNear ? products.slice(0, 1) : products;
  const lacking = unmet.filter((fact) => !told.some((card) => holdsFact(card, fact)));
  const missing = isNear && lacking.length === 0 ? unmet : lacking;
  // Nothing but the order tells of what the list cannot be narrowed by.
  const isSoft = (fact: FactWish) =>
    products.some((card) => holdsFact(card, fact)) && !products.every((card) => holdsFact(card, fact));
  const ahead = isNear || found.query.sort !== PLAIN_QUERY.sort ? [] : unmet.filter(isSoft);
  const dropped = less === null ? [] : wordsOfText(wish.text).filter(({ text }) => !less.includes(text));
  return {
    found,
    gaps,
    ahead: ahead.map(({ said }) => said),
    leftOut: [
      ...(isOfNobody ? wish.makers.map(({ name }) => name) : []),
      dropped.map(({ text }) => text).join(' '),
      ...missing.map(({ said }) => said),
    ].filter(Boolean),
  };
}

/** Whether words are left beside kinds that nobody named, and that only follow from what else was said. */
const isImplied = ({ kinds, groups, text }: Wish): boolean =>
  kinds.length > 0 && groups.length === 0 && wordsOfText(text).some((word) => !isNumber(word));

/** `Fold 100 induction`: the same as the name of something that is no hob. */
const asText = (wish: Wish): Wish => ({
  ...wish,
  kinds: [],
  facts: [],
  text: wish.corrected ?? wish.typed,
});

const isCalled = (name: string, { text }: Wish): boolean => {
  const held = new Set(wordsOfText(name).map(({ stem }) => stem));
  return wordsOfText(text).every((word) => isNumber(word) || held.has(word.stem));
};

/** Whether there is such, and none of it as it was wished. */
const isNarrowedToNothing = ({ found: { listing, whole } }: { found: FoundListing }): boolean =>
  listing.total === 0 && whole.total > 0;

/** A wish without its price: what comes nearest to it first. */
const unpriced = (wish: Wish): Wish => ({
  ...wish,
  minPrice: null,
  maxPrice: null,
  isAboutPrice: false,
  sort: wish.maxPrice === null ? 'price-down' : 'price-up',
});

const beyondPrice = ({ leftOut, ...found }: Found, { priceSaid }: Wish): Found => ({
  ...found,
  leftOut: [...leftOut, priceSaid],
});

/** How far a price may be from what was said to be about it, step by step, where nothing is nearer. */
const WIDER = [0.2, 0.35];

/** The next wider span around the same price. */
function widerPrice(wish: Wish): Wish {
  const [low, high] = [wish.minPrice ?? 0, wish.maxPrice ?? 0];
  const middle = (low + high) / 2;
  const share = WIDER.find((one) => high < Math.floor(middle * (1 + one))) ?? 0;
  const [minPrice, maxPrice] = [Math.round(middle * (1 - share)), Math.round(middle * (1 + share))];
  return { ...wish, minPrice, maxPrice, isAboutPrice: share !== WIDER.at(-1) };
}

type Way = {
  engine: Engine;
  asked: ListingQuery;
  source: ListingSource;
  text: string;
  isNear?: boolean;
  isFilled?: boolean;
};

/**
 * @param way.isNear what has most of the facts comes first, and none of them is a condition but the gap that it has to go into
 * @param way.isFilled what is much smaller than the gap that was measured is left out
 */
async function listed(wish: Wish, { engine, asked, source, text, isNear = false, isFilled = true }: Way) {
  const unmet: FactWish[] = [];
  const gaps: GapRead[] = [];
  const wished: Wished = (query, dictionary) => {
    const conditions = isNear ? { ...wish, facts: wish.facts.filter(isGapWish) } : wish;
    const resolved = withWish(query, conditions, dictionary, isFilled && !isNear);
    const given = isNear ? wish.facts.filter((fact) => !isGapWish(fact)) : [];
    const [instead] = resolved.unmet.flatMap((fact) => fact.instead ?? []);
    unmet.splice(0, unmet.length, ...given, ...resolved.unmet.filter((fact) => !fact.instead));
    gaps.splice(0, gaps.length, ...resolved.gaps);
    return instead && query.sort === PLAIN_QUERY.sort ? { ...resolved.query, sort: instead } : resolved.query;
  };
  const hasChoices = wish.facts.length + wish.makers.length + wish.makersNot.length > 0;
  const place = wishPlace(wish, engine, text);
  const found = await findListing(
    place,
    pricedQuery(asked, wish),
    Object.assign(wishSource(source, wish, unmet), { outline: outlineFor(source) }),
    { wished: hasChoices ? wished : null, best: BEST_ORDER },
  );
  return { found, unmet, gaps };
}

/**
 * What a wish's whole list is narrowed by. Where all was understood it is the same for everybody who wishes these kinds,
 * by either search, so it is read once for all of them; only what narrows it is asked for each time.
 */
const outlineFor =
  (source: ListingSource): OutlineSource =>
  async (filter, asked) => {
    const page = sortedPage(filter, asked);
    const known = filter.search === '' ? await orAway(() => getOutlineOnRequest(filter, page)) : null;
    return known ?? source(filter, { ...page, size: 1 });
  };

const isNumber = ({ text }: Word): boolean => /\d/.test(text);

/** The service reads on from the last word alone: `wds 106` finds a `WDS 106i`. */
function numbersLast(text: string): string {
  const words = wordsOfText(text);
  const last = words.at(-1);
  return !words.some(isNumber) || (last && isNumber(last))
    ? text
    : textOf([...words.filter((word) => !isNumber(word)), ...words.filter(isNumber)]);
}

/**
 * What is still looked for as text where all of it finds nothing, one after the other: a number alone; beside a kind or
 * a maker the names without a number that may be half remembered, then nothing.
 */
function shorterTexts({ text, kinds, makers }: Wish): string[] {
  if (text === '') return [];
  const words = wordsOfText(text);
  if (kinds.length + makers.length > 0) {
    const names = words.filter((word) => !isNumber(word));
    return names.length > 0 && names.length < words.length ? [textOf(names), ''] : [''];
  }
  const numbers = words.filter((word) => isModel(word.text));
  if (numbers.length === 0) return joinedNumbers(words);
  return numbers.length < words.length ? [textOf(numbers)] : [];
}

/** Parts of a number at most that are written apart. */
const MOST_PARTS = 4;

/** A number that was written in parts, joined wherever it may be: `tk 47 m` is `tk 47m`. */
function joinedNumbers(words: readonly Word[]): string[] {
  const parts = words.map(({ text }) => text);
  const isOne = parts.length <= MOST_PARTS && isModel(parts.join(''));
  if (!isOne) return [];
  const ways = parts
    .slice(1)
    .map((_, at) => [...parts.slice(0, at), parts.slice(at, at + 2).join(''), ...parts.slice(at + 2)]);
  return [...ways.map((way) => way.join(' ')).toReversed(), parts.join('')];
}
