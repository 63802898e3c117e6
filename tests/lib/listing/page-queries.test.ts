import { expect, test, vi } from 'vitest';
import type { Listing, ListingPage, ProductCard } from '@/lib/catalogue/types';
import type { BestOrder } from '@/lib/listing/best';
import { EVERYTHING } from '@/lib/listing/filter';
import { getPage } from '@/lib/listing/page-queries';
import { PLAIN_QUERY, type Show } from '@/lib/listing/query';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';

vi.mock('@/lib/policy/queries', () => ({
  getMoment: async () => ({ now: new Date('2026-11-20T16:45:00Z'), policy: BUILT_IN }),
}));

/** Backwards, so that what was weighed is told from what was not. */
const BACKWARDS: BestOrder = {
  weighs: () => ({ wishes: [], byPeople: false }),
  inOrder: (cards) => cards.toReversed(),
};

/** A list of so many products, numbered by popularity, that says what it was asked for. */
function listOf(total: number) {
  const goods = Array.from({ length: total }, (_, at) => ({ id: at + 1 }) as ProductCard);
  const asked: ListingPage[] = [];
  const source = async (_: unknown, page: ListingPage): Promise<Listing> => {
    asked.push(page);
    const start = (page.number - 1) * page.size;
    const products = goods.slice(start, start + page.size);
    return { total, products, facets: [], outOfStock: 0, cheapest: 0, dearest: 0 };
  };
  return { asked, source };
}

async function best(total: number, page: number, show: Show, wishes = ['quiet']) {
  const { asked, source } = listOf(total);
  const query = { ...PLAIN_QUERY, sort: 'best' as const, wishes, show, page };
  const { products } = await getPage(source, EVERYTHING, query, {
    isSearch: false,
    best: BACKWARDS,
    whole: total,
  });
  return { ids: products.map(({ id }) => id), sizes: asked.map(({ size }) => size) };
}
const from = (first: number, last: number) =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => first + (last > first ? at : -at));

test('a list is read in one call of just the size it needs', async () => {
  expect((await best(100, 1, 24)).sizes).toEqual([144]);
  expect((await best(20, 1, 24)).sizes).toEqual([48]);
  expect((await best(5000, 1, 24)).sizes).toEqual([240]);
});

test('the most popular of a long list are put in order, and the rest follows without a gap', async () => {
  expect((await best(600, 1, 24)).ids).toEqual(from(240, 217));
  expect((await best(600, 3, 96)).ids).toEqual([...from(48, 1), ...from(241, 288)]);
  expect(await best(600, 4, 96)).toEqual({ ids: from(289, 384), sizes: [96] });
});

test('the order for a household without wishes is the usual order', async () => {
  expect(await best(600, 2, 24, [])).toEqual({ ids: from(25, 48), sizes: [24] });
});

test('an order by one figure reads no more than it needs', async () => {
  const { asked, source } = listOf(30);
  const cards = aCard({});
  const quiet = async (filter: unknown, page: ListingPage) => ({
    ...(await source(filter, page)),
    products: [cards],
  });
  await getPage(
    quiet,
    EVERYTHING,
    { ...PLAIN_QUERY, sort: 'quietest' },
    {
      isSearch: false,
      best: null,
      whole: 30,
    },
  );
  expect(asked.map(({ size }) => size)).toEqual([48]);
});
