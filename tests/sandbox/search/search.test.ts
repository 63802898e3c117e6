import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { natural } from '../../../sandbox/search/attributes.ts';
import { openProductSearch } from '../../../sandbox/search/product-search.ts';
import type { SearchAnswer, SearchRequest } from '../../../sandbox/search/types.ts';
import { cases, PATIENCE } from './arbitraries.ts';
import type { Sample } from './catalogue.ts';
import { storeOf } from './catalogue.ts';
import { facetsOf, listOf, sorted } from './reference.ts';
import { runs } from '../../support/runs.ts';

/** What the contract asks for. Relevance has a test of its own, here only its first sort without a term. */
function expected(sample: Sample, request: SearchRequest): SearchAnswer {
  const list = sorted(listOf(sample, request), request.sort ?? 'RELEVANCE');
  const facets = facetsOf(sample, request);
  for (const { values } of facets.attributes) values.sort((a, b) => natural(a.name, b.name));
  return {
    total: list.length,
    ids: list.slice(request.offset, request.offset + request.limit).map(({ id }) => id),
    facets,
  };
}

function byRelevance({ searchTerm, sort }: SearchRequest): boolean {
  return Boolean(searchTerm) && (sort ?? 'RELEVANCE') === 'RELEVANCE';
}

describe('the product search', () => {
  it(
    'agrees with an unindexed search on the total, the page and every count of every facet',
    () => {
      fc.assert(
        fc.property(cases, ({ sample, requests }) => {
          const search = openProductSearch(storeOf(sample));
          for (const request of requests) {
            const answer = search.search(request);
            const wanted = expected(sample, request);
            if (byRelevance(request)) expect({ ...answer, ids: [] }).toEqual({ ...wanted, ids: [] });
            else expect(answer).toEqual(wanted);
          }
        }),
        runs(30, 180),
      );
    },
    PATIENCE,
  );

  it(
    'counts for each facet value what selecting it then returns',
    () => {
      fc.assert(
        fc.property(cases, ({ sample, requests }) => {
          const search = openProductSearch(storeOf(sample));
          for (const request of requests) {
            const { facets } = search.search(request);
            for (const { id, count } of facets!.brands) {
              expect(search.search({ ...request, brandIds: [id] }).total).toBe(count);
            }
            for (const { id, count } of facets!.categories) {
              expect(search.search({ ...request, categoryIds: [id] }).total).toBe(count);
            }
            for (const { rating, count } of facets!.ratings) {
              expect(search.search({ ...request, minRating: rating, maxRating: undefined }).total).toBe(
                count,
              );
            }
            expect(search.search({ ...request, hideOutOfStock: true }).total).toBe(facets!.inStock.count);
          }
        }),
        runs(12, 75),
      );
    },
    PATIENCE,
  );

  it(
    'never lists more when a brand is selected',
    () => {
      fc.assert(
        fc.property(cases, ({ sample, requests: [request] }) => {
          const search = openProductSearch(storeOf(sample));
          const { brandIds: _, ...wide } = request!;
          const most = search.search(wide).total;
          for (const { id } of sample.brands) {
            expect(search.search({ ...wide, brandIds: [id] }).total).toBeLessThanOrEqual(most);
          }
        }),
        runs(12, 75),
      );
    },
    PATIENCE,
  );

  it(
    'lists every product exactly once over all pages',
    () => {
      fc.assert(
        fc.property(cases, fc.integer({ min: 1, max: 9 }), ({ sample, requests: [request] }, limit) => {
          const search = openProductSearch(storeOf(sample));
          const { total, ids } = search.search({ ...request!, offset: 0, limit: 10_000 });
          const paged: number[] = [];
          for (let offset = 0; offset < total; offset += limit) {
            paged.push(...search.search({ ...request!, offset, limit, facets: false }).ids);
          }
          expect(paged).toEqual(ids);
          expect(new Set(ids).size).toBe(total);
        }),
        runs(12, 75),
      );
    },
    PATIENCE,
  );
});
