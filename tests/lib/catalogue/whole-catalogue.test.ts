import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { specification } from '@/lib/catalogue/attributes';
import { ATTRIBUTES } from '@/lib/catalogue/data/attributes';
import { cardView } from '@/lib/catalogue/card-view';
import { bigFacts, cardFacts } from '@/lib/catalogue/key-facts';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Listing, Product, ProductCard, Review, ReviewPage } from '@/lib/catalogue/types';
import { EVERYTHING } from '@/lib/listing/filter';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { isProvenWas } from '@/lib/price-history/reference';
import { readItems, readPromotions } from '../../../sandbox/commerce/pricing/read.ts';
import { setUpsell } from '../../../sandbox/commerce/pricing/set-discount.ts';
import { SET_DISCOUNT } from '../../../sandbox/demo/seed/data/reductions.ts';
import { all } from '../../../sandbox/store/rows.ts';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const now = new Date();
const FACETS = 'SELECT name FROM attribute WHERE facet_sort IS NOT NULL';
let upstream: Upstream;
let cards: ProductCard[] = [];
const lists: ProductCard[][] = [];
const totals: number[] = [];

/** Nothing a shopper reads may hold a hole in the data. */
const BROKEN = /undefined|NaN|null|\[object|Infinity/;

beforeAll(async () => {
  upstream = await startUpstream(2000);
  const { getListing } = await import('@/lib/listing/queries');
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  for (const { id: within } of await getCategoryTree()) {
    const filter = { ...EVERYTHING, within, includeOutOfStock: true };
    const { products, total } = await getListing(filter, { sort: 'A_TO_Z', size: 96, number: 1 });
    for (let number = 2; products.length < total; number++) {
      const more: Listing = await getListing(filter, { sort: 'A_TO_Z', size: 96, number });
      if (more.products.length === 0) break;
      products.push(...more.products);
    }
    lists.push(products);
    totals.push(total);
  }
  cards = [...new Map(lists.flat().map((card) => [card.id, card])).values()];
}, 60_000);

afterAll(() => upstream[Symbol.asyncDispose]());

test('the pages of a list hold every product once', () => {
  expect(totals.length).toBeGreaterThan(4);
  expect(lists.map(({ length }) => length)).toEqual(totals);
  expect(lists.map((list) => new Set(list.map(({ id }) => id)).size)).toEqual(totals);
});

test('every kind counts towards the set discount as the platform counts it', () => {
  const [promotion] = readPromotions(upstream.store, now.getTime());
  const lines = cards.map(({ id }) => ({ id: String(id), productId: id, salePrice: 1, quantity: 1 }));
  const items = new Map(readItems(upstream.store, lines).map((item) => [item.id, item]));
  const pairs = new Set(
    cards.map(({ id, kind }) => {
      const item = items.get(String(id));
      const counts = promotion && item && setUpsell(promotion, [{ ...item, clearance: false }]);
      return `${counts ? item.kind : null}: ${traitsOf(kind).set}`;
    }),
  );
  expect(pairs.size).toBe(SET_DISCOUNT.rule.kinds.length + 1);
  expect(pairs).toContain('null: null');
});

describe('every card', () => {
  test('has a name, a path of its own without trailing slash, and a price', () => {
    expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length);
    const odd = cards.filter(({ path, price }) => !/^\/[^/]+$/.test(path) || !(price && price.now > 0));
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('has key facts, all of them facets, and nothing broken in its words', () => {
    const facets = new Set(all<{ name: string }>(upstream.store, FACETS).map(({ name }) => name));
    const broken = cards.filter((card) => {
      const facts = cardFacts(card);
      const words = [cardView(card, now, BUILT_IN), facts, bigFacts(card), specification(card.attributes)];
      const enough = facts.length >= 3 || card.brand === null;
      const filterable = facts.every(({ name }) => facets.has(name));
      return !enough || !filterable || stringsIn(words).some((text) => BROKEN.test(text));
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  test('of a labelled product has its energy class and running cost', () => {
    const labelled = cards.filter((card) => card.attributes['Energy class']);
    expect(labelled.length).toBeGreaterThan(500);
    expect(labelled.filter(({ energy }) => energy === null)).toEqual([]);
    // How many hours a summer an air conditioner runs, no label says.
    const counted = labelled.filter((card) => !card.attributes['Energy consumption']?.endsWith('per hour'));
    const costs = counted.map((card) => cardView(card, now, BUILT_IN).yearlyCost ?? 0);
    expect(costs.every((pence) => pence > 1_00 && pence < 300_00)).toBe(true);
  });
});

test('the dictionary knows every custom field of the products', () => {
  const known = new Set(
    Object.values(ATTRIBUTES)
      .flat()
      .map((entry) => (typeof entry === 'string' ? entry : entry.name)),
  );
  const names = new Set(cards.flatMap((card) => Object.keys(card.attributes)));
  expect(names.size).toBeGreaterThan(200);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

test('a sample of products is mapped completely', async () => {
  const { getProduct, getProductBySku, getCards } = await import('@/lib/catalogue/queries');
  const sample = cards.filter((_, at) => at % 40 === 0);
  for (const card of sample) {
    const product: Product | null = await getProduct(card.id);
    expect(product?.sku).toBe(card.sku);
    expect(product?.categories[0]?.breadcrumbs.length).toBeGreaterThan(0);
    expect(stringsIn(product).filter((text) => /\bundefined\b|NaN|\[object/.test(text))).toEqual([]);
    expect((await getProductBySku(card.sku.toLowerCase()))?.id).toBe(card.id);
  }
  const ids = sample.map(({ id }) => id).toReversed();
  expect((await getCards([...ids, 999_999_999])).map(({ id }) => id)).toEqual(ids);
});

test('review pages hold each review once, and unrewarded reviews alone make the average and the bars', async () => {
  const { getReviewTally, getReviews } = await import('@/lib/catalogue/reviews/queries');
  const many = cards.filter(({ rating }) => rating && rating.count > 100 && rating.count < 200);
  let card: (typeof cards)[number] | undefined;
  for (const each of many) {
    const tally = await getReviewTally(each.id, each.rating?.count ?? 0);
    if (!tally.incentivised) continue;
    card = each;
    break;
  }
  if (!card?.rating) throw new Error('some product has many reviews, and some that were given for a gift');
  const all: Review[] = [];
  let after: string | null = null;
  do {
    const { reviews, next }: ReviewPage = await getReviews(card.id, 'NEWEST', after);
    all.push(...reviews);
    after = next;
  } while (after);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const paid = all.filter(({ incentivised }) => !incentivised);
  const verified = paid.filter((review) => review.verified).length;
  expect(await getReviewTally(card.id, card.rating.count)).toEqual({
    bars: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: paid.filter(({ rating }) => rating === stars).length,
    })),
    verified,
    incentivised: all.length - paid.length,
    newest: null,
  });
  expect(paid.length).toBeLessThan(all.length);
  expect(verified).toBeLessThan(paid.length);
  expect(paid.length).toBe(card.rating.count);
  const mean = paid.reduce((sum, { rating }) => sum + rating, 0) / paid.length;
  expect(Math.round(mean * 10) / 10).toBe(card.rating.average);
});

test('every “was” price that is shown is proven by the price history', async () => {
  const { getPricePeriods } = await import('@/lib/price-history/queries');
  const reduced = cards.flatMap(({ id, sku, price }) => (price?.was ? [{ id, sku, was: price.was }] : []));
  expect(reduced.length).toBeGreaterThan(200);
  const contradicted: string[] = [];
  for (const { id, sku, was } of reduced) {
    const periods = await getPricePeriods(id);
    expect([sku, periods.length > 0]).toEqual([sku, true]);
    if (!isProvenWas(was, periods)) contradicted.push(sku);
  }
  expect(contradicted).toEqual([]);
});

test('brands have a description and a product count', async () => {
  const { getBrand, getBrands } = await import('@/lib/catalogue/places/queries');
  const brands = await getBrands();
  expect(brands.length).toBeGreaterThanOrEqual(30);
  expect(
    brands.filter(({ descriptionHtml, productCount }) => !descriptionHtml || productCount === 0),
  ).toEqual([]);
  expect(await getBrand(brands[0]?.id ?? 0)).toEqual(brands[0]);
  expect(await getBrand(999_999)).toBeNull();
});

test('paths resolve to their product, category or brand, or to nothing', async () => {
  const { getDestination } = await import('@/lib/catalogue/places/queries');
  const [card] = cards;
  expect(await getDestination(card?.path ?? '')).toEqual({ kind: 'product', id: card?.id });
  expect(await getDestination('/laundry')).toMatchObject({ kind: 'category' });
  expect(await getDestination('/brands/tarnside')).toMatchObject({ kind: 'brand' });
  for (const path of ['/no-such-thing', '/', '//evil.example', '/%00', '/a b', `/${'x'.repeat(300)}`]) {
    expect(await getDestination(path)).toEqual({ kind: 'none' });
  }
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
