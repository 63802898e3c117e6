import { beforeEach, expect, test, vi } from 'vitest';
import { getReviewTally } from '@/lib/catalogue/reviews/queries';

const { catalogueQuery, tags } = vi.hoisted(() => ({
  catalogueQuery: vi.fn<(query: unknown, variables: { after: string | null }) => Promise<object>>(),
  tags: new Set<string>(),
}));
vi.mock('@/lib/platform/upstreams/commerce', () => ({ catalogueQuery }));
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...given: string[]) => given.forEach((tag) => tags.add(tag)),
}));

/** So many pages of two reviews each: five stars and one. */
function pages(most: number) {
  catalogueQuery.mockImplementation(async (_, { after }) => {
    const page = Number(after ?? 1);
    const reviews = {
      pageInfo: { hasNextPage: page < most, endCursor: String(page + 1) },
      edges: [{ node: { entityId: 1, rating: 5 } }, { node: { entityId: 2, rating: 1 } }],
    };
    return { ok: true, value: { site: { product: { reviews } } } };
  });
}

beforeEach(() => {
  catalogueQuery.mockReset();
  tags.clear();
});

test('the tally counts all reviews', async () => {
  pages(10);
  const tally = await getReviewTally(7, 20);
  expect(tally.newest).toBeNull();
  expect(tally.bars.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 10],
    [4, 0],
    [3, 0],
    [2, 0],
    [1, 10],
  ]);
});

test('the tally counts only the newest reviews when there are too many to read', async () => {
  pages(11);
  const tally = await getReviewTally(7, 501);
  expect(tally.newest).toBe(20);
  expect(tally.bars.map(({ count }) => count)).toEqual([10, 0, 0, 0, 10]);
  expect(catalogueQuery).toHaveBeenCalledTimes(20);
});

test('a sale does not expire the tally, whose only cache tag is for ratings', async () => {
  pages(1);
  await getReviewTally(7, 2);
  expect([...tags]).toEqual(['ratings']);
});
