import 'server-only';
import { getBlogOutline } from '@/lib/blog/queries';
import { getBrandsOnRequest, getCategoryTreeOnRequest } from '@/lib/catalogue/places/queries';
import { getProductBySku } from '@/lib/catalogue/queries';
import type { ProductCard } from '@/lib/catalogue/types';
import { getGuides } from '@/lib/content/page-queries';
import { toFilter } from '@/lib/listing/facets';
import { type ListingQuery, parseListingQuery } from '@/lib/listing/query';
import { canonicalHref } from '@/lib/listing/url';
import type { ListingView } from '@/lib/listing/view';
import { type FoundListing, viewOf } from '@/lib/listing/view-queries';
import { onRequest } from '@/lib/platform/cache/on-request';
import { inFramework } from '@/lib/platform/observe/request-context';
import { orFallback } from '@/lib/platform/result';
import { withFigures } from '@/lib/policy/figures';
import { getPolicyOnRequest } from '@/lib/policy/queries';
import { pairsOf } from '@/lib/routing/pairs';
import { withLines } from './answers';
import { redirectOf } from './editor-words';
import { getEditorWords } from './editor-words-queries';
import { helpFor, type Reading } from './help';
import { searchSource } from './listing-queries';
import { ATTRIBUTE } from './listing-query';
import { getPassageIndex } from './passage-queries';
import { type Places, readPlaces } from './places';
import { type Engine, barcodeIn, resultsPath, sameNumber, wordsOf } from './rules';
import type { ListOrigin, SearchView } from './types';
import type { Wish } from './understand/types';
import { understand } from './understand/understand';
import { isModel, wordsOfText } from './understand/words';
import { waysWithout } from './way-queries';
import { findWish } from './wish-queries';

/** Outcome of a query: its results, or another address to redirect to. */
type SearchOutcome =
  | { kind: 'found'; found: SearchView }
  | { kind: 'elsewhere'; to: string }
  | { kind: 'nothing asked' };

type Params = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns what a results page shows. An exact model number or SKU redirects to the product (experience SRCH-4).
 * @throws UnreachableError if neither search can be reached
 */
export async function getSearchPage(engine: Engine, params: Params): Promise<SearchOutcome> {
  const words = wordsOf(params);
  if (words === '') return { kind: 'nothing asked' };
  const pairs = pairsOf(params);
  const [makers, taught] = await Promise.all([orFallback(getBrandsOnRequest(), null), getEditorWords()]);
  const led = redirectOf(words, taught);
  if (led) return { kind: 'elsewhere', to: led.path };
  const digits = barcodeIn(words);
  const vocabulary = { makers: makers ?? [], synonyms: taught.synonyms };
  const wish = understand(digits ?? words, vocabulary);
  const { source, origin } = searchSource(digits ? 'service' : engine);
  const isByNumber = digits !== null || wordsOfText(words).some(({ text }) => isModel(text));
  const find = (asked: ListingQuery) => findWish(wish, engine, asked, source);
  const asked = parseListingQuery(pairs);
  const [{ found, view, leftOut, ahead, gaps }, number, places, readings, passages] = await Promise.all([
    (isByNumber ? soldOutToo(find, asked) : find(asked)).then(shown),
    productNumbered(words),
    placesOf(wish),
    readingOf(),
    orFallback(getPassageIndex(), null),
  ]);
  const canonical = canonicalHref(resultsPath(engine), pairs, view.keys);
  if (canonical) return { kind: 'elsewhere', to: canonical };
  const [only] = view.listing.total === 1 && digits ? view.listing.products : [];
  const exact = number ?? only ?? view.listing.products.find((card) => isNumbered(card, words));
  if (exact && view.chips.every(({ drop }) => drop === 'stock')) return { kind: 'elsewhere', to: exact.path };
  const { first, beside } = helpFor(wish, readings, passages);
  const lines = withLines(first, wish, readings, passages);
  const pages = lines.length > 0 ? withFigures(lines, await getPolicyOnRequest()) : [];
  const ways = leftOut.length > 0 ? await waysWithout(wish, { engine, source, vocabulary }) : [];
  const shownBy = toFilter(found.query, found.dictionary, found.place.base);
  const counted = chosenOnly(origin(shownBy), view, wish);
  return {
    kind: 'found',
    found: { words, view, places, origin: counted, wish, pages, beside, leftOut, ahead, gaps, ways },
  };
}

const shown = async ({ found, ...read }: Awaited<ReturnType<typeof findWish>>) => ({
  ...read,
  found,
  view: await viewOf(found),
});

/** A product searched for by its number is shown even if it is sold out. */
async function soldOutToo<Found extends { found: FoundListing }>(
  find: (asked: ListingQuery) => Promise<Found>,
  asked: ListingQuery,
): Promise<Found> {
  const inStock = await find(asked);
  return inStock.found.listing.total > 0 ? inStock : find({ ...asked, includeOutOfStock: true });
}

/** Returns an origin without the kinds understood from the words: only filters that the shopper chose are counted. */
function chosenOnly(origin: ListOrigin | null, { query }: ListingView, { kinds }: Wish): ListOrigin | null {
  const isChosen = query.picks.some(({ key }) => key === 'type');
  return origin && kinds.length > 0 && !isChosen
    ? { ...origin, filters: origin.filters.filter((one) => !one.startsWith(`${ATTRIBUTE}Type:`)) }
    : origin;
}

/** Whether the words are a product's model number or SKU, or its maker and model number. */
const isNumbered = ({ facts, sku, brand }: ProductCard, words: string): boolean =>
  [facts.model ?? '', sku, `${brand?.name ?? ''} ${facts.model ?? ''}`].some((number) =>
    sameNumber(number, words),
  );

const guidesOnRequest = onRequest('guides', getGuides);
const postsOnRequest = onRequest('posts', getBlogOutline);

/** All guides and blog posts, without those whose service is unreachable. */
async function readingOf(): Promise<Reading[]> {
  const [guides, posts] = await Promise.all([
    orFallback(guidesOnRequest(), null),
    orFallback(postsOnRequest(), null),
  ]);
  return [
    ...(guides ?? []).map(
      ({ title, path, topics, description: about }): Reading => ({
        name: title,
        path,
        words: topics,
        kind: 'guide',
        about,
      }),
    ),
    ...(posts ?? []).map(
      ({ name, path, tags, summary: about }): Reading => ({ name, path, words: tags, kind: 'post', about }),
    ),
  ];
}

async function placesOf(wish: Wish): Promise<Places | null> {
  const read = await orFallback(Promise.all([getCategoryTreeOnRequest(), getBrandsOnRequest()]), null);
  return read && readPlaces(wish, ...read);
}

/** Maximum number of words in a SKU, because some makers write theirs with spaces. */
const MOST_OF_NUMBER = 3;

/** The product whose SKU the words are; null if there is none. */
async function productNumbered(words: string) {
  const isNumber = /\d/.test(words) || /^\p{L}+(?:-\p{L}+){2,}$/u.test(words);
  return isNumber && words.length <= 64 && words.split(' ').length <= MOST_OF_NUMBER
    ? orFallback(
        inFramework(() => getProductBySku(words)),
        null,
      )
    : null;
}
