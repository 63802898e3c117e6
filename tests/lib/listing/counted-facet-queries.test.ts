import { expect, test, vi } from 'vitest';
import { getCountedFacets } from '@/lib/listing/counted-facet-queries';
import { EVERYTHING } from '@/lib/listing/filter';

const asked = vi.hoisted((): unknown[] => []);
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('@/lib/platform/upstreams/commerce', () => ({
  catalogueQuery: async (_document: unknown, variables: unknown) => {
    asked.push(variables);
    const products = { collectionInfo: { totalItems: 577 }, edges: [] };
    return { ok: true, value: { site: { search: { searchProducts: { products } } } } };
  },
}));

test('a list that would need too many calls is read once and has no facets', async () => {
  expect(await getCountedFacets({ ...EVERYTHING, within: 7 })).toEqual([]);
  expect(asked).toHaveLength(1);
});
