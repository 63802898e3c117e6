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
import { orNull } from '@/lib/platform/upstreams/or-null';
import { type GapRead, isGapWish } from './gaps';
import { withWish } from './resolve';
import type { Engine } from './rules';
import type { FactWish, Wish } from './understand/types';
import { isModel, textOf, type Word, wordsOfText } from './understand/words';
import { pricedQuery, sortedPage, wishPlace, wishSource } from './wish-listing';
import { holdsFact } from './wish-order';

/**
 * The listing, the words that matched nothing, those that only some of its products match, and how gaps were applied.
 */
type Found = { found: FoundListing; leftOut: string[]; ahead: string[]; gaps: readonly GapRead[] };

/**
 * Finds the products of a wish. Words that match nothing are left out.
 * @param asked query in the address of the listing
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
  // If what fills the gap lacks something else, anything that fits is shown.
  if (isNarrowedToNothing(second) && wish.facts.some(isGapWish))
    second = await listed(wish, { ...way, isFilled: false });
  const isNear = isNarrowedToNothing(second) && wish.facts.length > 0 && asked.picks.length === 0;
  const near = isNear ? await listed(wish, { ...way, isNear }) : second;
  const isPriced = wish.minPrice !== null || wish.maxPrice !== null;
  const hasOwnPrice = asked.minPrice !== null || asked.maxPrice !== null;
  if (isNarrowedToNothing(near) && isPriced && !hasOwnPrice)
    return beyondPrice(await findWish(unpriced(wish), engine, asked, source), wish);
  // If the maker has no such product, those of other makers are shown.
  const isOfNobody =
    isNarrowedToNothing(near) && wish.kinds.length > 0 && wish.makers.length > 0 && asked.picks.length === 0;
  const ofOthers = { ...wish, makers: [] };
  const { found, unmet, gaps } = isOfNobody ? await listed(ofOthers, { ...way, isNear }) : near;
  const { products } = found.listing;
  // If nothing meets all facts, those that the nearest product lacks are named.
  const told = isNear ? products.slice(0, 1) : products;
  const lacking = unmet.filter((fact) => !told.some((card) => holdsFact(card, fact)));
  const missing = isNear && lacking.length === 0 ? unmet : lacking;
  // Facts that the listing cannot filter by only show in the order.
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

/** Whether words are left over beside kinds that were only inferred, not named. */
const isImplied = ({ kinds, groups, text }: Wish): boolean =>
  kinds.length > 0 && groups.length === 0 && wordsOfText(text).some((word) => !isNumber(word));

/** The wish as plain text: `Fold 100 induction` may be the name of something that is not a hob. */
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

/** Whether such products exist, but none of them meets the wish. */
const isNarrowedToNothing = ({ found: { listing, whole } }: { found: FoundListing }): boolean =>
  listing.total === 0 && whole.total > 0;

/** The wish without its price. What comes nearest to it is shown first. */
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

/** Tolerances of an approximate price, as shares of it. The next one is used if nothing is found. */
const WIDER = [0.2, 0.35];

/** The wish with the next wider range around the same price. */
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
 * Finds the products of a wish with `text`.
 * @param way.isNear only gaps are conditions; other facts only sort the products
 * @param way.isFilled whether products much smaller than the measured gap are left out
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
 * Source of the outline of a wish's unfiltered listing. Without words to search for, it is the same for everybody who
 * wants these kinds, in either search, so it is cached. Only filtered listings are requested each time.
 */
const outlineFor =
  (source: ListingSource): OutlineSource =>
  async (filter, asked) => {
    const page = sortedPage(filter, asked);
    const known = filter.search === '' ? await orNull(() => getOutlineOnRequest(filter, page)) : null;
    return known ?? source(filter, { ...page, size: 1 });
  };

const isNumber = ({ text }: Word): boolean => /\d/.test(text);

/** Puts numbers last, because the service completes only the last word: `wds 106` finds a `WDS 106i`. */
function numbersLast(text: string): string {
  const words = wordsOfText(text);
  const last = words.at(-1);
  return !words.some(isNumber) || (last && isNumber(last))
    ? text
    : textOf([...words.filter((word) => !isNumber(word)), ...words.filter(isNumber)]);
}

/**
 * Texts to search for if the whole one finds nothing, in order. Beside a kind or maker: the words without numbers,
 * which may be misremembered, then nothing. Otherwise a model number alone.
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

/** Maximum number of parts of a model number written with spaces. */
const MOST_PARTS = 4;

/** Joins the parts of a model number in every way: `tk 47 m` is `tk 47m`. */
function joinedNumbers(words: readonly Word[]): string[] {
  const parts = words.map(({ text }) => text);
  const isOne = parts.length <= MOST_PARTS && isModel(parts.join(''));
  if (!isOne) return [];
  const ways = parts
    .slice(1)
    .map((_, at) => [...parts.slice(0, at), parts.slice(at, at + 2).join(''), ...parts.slice(at + 2)]);
  return [...ways.map((way) => way.join(' ')).toReversed(), parts.join('')];
}
