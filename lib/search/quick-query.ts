import type { ProductCard } from '@/lib/catalogue/types';
import { OPTIONAL_WORDS } from './data/settings';
import { INDEX } from './indices';
import type { PassageIndex } from './passages';
import type { Places } from './places';
import { asksAdvice, helpFor } from './help';
import { namesWares } from './named';
import { fittingHits, goodsRequest, isOfKinds } from './quick-goods';
import { readPage, readPlace, readProduct, resultsOf } from './quick-hits';
import { meansHelp } from './rules';
import { isForeignWare, sentencesOf } from './sentences';
import type { FoundPage, QuickAnswer } from './types';
import { isService } from './understand/services';
import type { Wish } from './understand/types';

/** Number of hits requested per index. */
export type Sizes = Record<keyof typeof INDEX, number>;

export const QUICK_SIZES: Sizes = { suggestions: 4, categories: 3, brands: 2, products: 4, guides: 3 };

/**
 * Returns the requests of one call to the search service, one per index (at most five).
 * @param prefix of the index names
 */
export function quickRequests(query: string, wish: Wish, prefix = '', sizes: Sizes = QUICK_SIZES) {
  const shared = { query, optionalWords: OPTIONAL_WORDS };
  const uncounted = { ...shared, analytics: false };
  // If the query narrows the products, suggestions and categories are searched by the kind alone.
  const ofKind = { ...uncounted, query: (wish.chips.length > 0 && wish.kindSaid) || query };
  return [
    { ...ofKind, indexName: prefix + INDEX.suggestions, hitsPerPage: sizes.suggestions },
    { ...ofKind, indexName: prefix + INDEX.categories, hitsPerPage: sizes.categories },
    { ...uncounted, indexName: prefix + INDEX.brands, hitsPerPage: sizes.brands },
    goodsRequest(query, wish, prefix, sizes.products),
    {
      ...uncounted,
      // A guide is named after the kind, not after the question about it.
      query: (asksAdvice(wish) && wish.kindSaid) || query,
      indexName: prefix + INDEX.guides,
      hitsPerPage: sizes.guides,
    },
  ];
}

/** Minimum length of a query for which help is offered, in characters. */
const SHORTEST_FOR_HELP = 4;

/** Whether a query names a maker: the maker's name starts with one of the words typed. */
const isNamed = (name: string, typed: string): boolean =>
  typed.split(/\s+/).some((word) => word.length >= 2 && name.toLowerCase().startsWith(word));

const NOTHING: QuickAnswer = {
  suggestions: [],
  categories: [],
  brands: [],
  products: [],
  pages: [],
  helpFirst: false,
  understood: [],
  said: [],
  index: null,
};

/**
 * Context of an answer: the prefix of the index names, the page of an editors' redirect, and the texts of the pages.
 */
export type Known = { prefix: string; led: FoundPage | null; passages: PassageIndex | null };

/** Whether a wish names products, and not only services. */
const namesGoods = (wish: Wish): boolean =>
  namesWares({ ...wish, kinds: wish.kinds.filter((kind) => !isService(kind)) });

/** Maps the answer to `quickRequests`; null if it is not one. */
export function readQuick(wish: Wish, answer: unknown, { prefix, led, passages }: Known): QuickAnswer | null {
  const [suggestions, categories, brands, products, guides] = resultsOf(answer) ?? [];
  if (!suggestions || !categories || !brands || !products || !guides) return null;
  const said = wish.typed.toLowerCase();
  const isShort = said.length < SHORTEST_FOR_HELP;
  const found = isShort ? [] : guides.hits.map(readPage);
  const readings = found.flatMap(({ name, path, kind }) =>
    kind === 'guide' ? [{ name, path, kind, words: [] }] : [],
  );
  const help = [...(led ? [led] : []), ...(isShort ? [] : helpFor(wish, readings, passages).first)];
  // A query for help alone is offered no products that merely share a word with it.
  const isOfGoods = help.length === 0 || namesGoods(wish);
  const goods = isOfGoods ? fittingHits(products.hits, wish).slice(0, QUICK_SIZES.products) : [];
  const pages = [...help, ...found.filter(({ path }) => !help.some((page) => page.path === path))];
  if (isForeignWare(wish))
    return { ...NOTHING, pages: help, helpFirst: help.length > 0, said: saidOf(wish, 0, help.length) };
  return {
    suggestions: suggestions.hits
      .map((hit) => String(hit['query']))
      .filter((one) => one.toLowerCase() !== said)
      // Keeps suggestions that continue the query, and those of the kind that it names.
      .filter((one) => one.toLowerCase().startsWith(said) || (isOfGoods && isOfKinds(one, wish))),
    categories: categories.hits.map(readPlace).filter(({ name }) => isOfGoods && isOfKinds(name, wish)),
    brands: brands.hits.map(readPlace).filter(({ name }) => isNamed(name, said)),
    products: goods.map(readProduct),
    pages,
    helpFirst: help.length > 0 || (!isShort && meansHelp(guides.hits[0] ?? {})),
    understood: wish.chips,
    said: saidOf(wish, goods.length, suggestions.hits.length + categories.hits.length + pages.length),
    index: goodsRequest(wish.typed, wish, prefix, 0).indexName,
  };
}

/**
 * Sentences about the results. That nothing was found is said only if nothing else is offered, or if the query narrowed
 * the products.
 */
const saidOf = (wish: Wish, found: number, besides: number): string[] =>
  sentencesOf({ wish, leftOut: [], found, isHelped: besides > 0 && wish.chips.length === 0 });

/** Returns the same from the results of the platform's own search. */
export function quickFromGoods(
  wish: Wish,
  { places, cards }: { places: Places; cards: readonly ProductCard[] },
  { led, passages }: Omit<Known, 'prefix'>,
): QuickAnswer {
  const { categories, brands } = places;
  const pages = [...(led ? [led] : []), ...helpFor(wish, [], passages).first];
  return {
    suggestions: wish.corrected ? [wish.corrected] : [],
    categories: categories.slice(0, QUICK_SIZES.categories),
    brands: brands.slice(0, QUICK_SIZES.brands),
    products: cards
      .slice(0, QUICK_SIZES.products)
      .map(({ id, name, path, price, picture, energy, facts, sku }) => ({
        id,
        name,
        path,
        numbers: [facts.model ?? '', sku].filter(Boolean),
        price: price?.now ?? null,
        picture,
        energy,
      })),
    pages: pages.slice(0, QUICK_SIZES.guides),
    helpFirst: pages.length > 0,
    understood: wish.chips,
    said: saidOf(wish, cards.length, categories.length + brands.length + pages.length),
    index: null,
  };
}
