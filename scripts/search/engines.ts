import { z } from 'zod';
import type { ProductCard } from '../../lib/catalogue/types.ts';
import { orUnreachable } from '../../lib/platform/result.ts';
import { indexNamed, searchRequest } from '../../lib/platform/upstreams/search.ts';
import { findGoods } from '../../lib/search/fallback-queries.ts';
import { QUICK_SIZES, quickRequests, readQuick } from '../../lib/search/quick-query.ts';
import { readBrands, readTree } from '../../lib/search/sync-sources.ts';
import type { Answer } from './quality.ts';

const SIZES = { ...QUICK_SIZES, products: 8 };

const answers = z.looseObject({
  results: z.array(
    z.looseObject({ hits: z.array(z.looseObject({ card: z.custom<ProductCard>().optional() })) }),
  ),
});

const shown = ({ name, brand, attributes }: ProductCard): Answer['products'][number] => ({
  name,
  brand: brand?.name ?? '',
  attributes,
});

/** The first eight of the quick search, asked of the search service. */
export async function searchService(query: string): Promise<Answer> {
  const requests = quickRequests(query, indexNamed(''), SIZES).map((request) =>
    request.indexName === indexNamed('products') ? { ...request, attributesToRetrieve: ['*'] } : request,
  );
  const answer = orUnreachable(await searchRequest((client) => client.search({ requests }), answers));
  const quick = readQuick(query, answer);
  const cards = answer.results[3]?.hits.flatMap(({ card }) => card ?? []) ?? [];
  return { page: quick?.helpFirst ? (quick.pages[0]?.path ?? null) : null, products: cards.map(shown) };
}

const places = Promise.all([readTree(), readBrands()]);

/** The same of what stands in while the search service is away. */
export async function commerceSearch(query: string): Promise<Answer> {
  const { meaning, cards } = await findGoods(query, ...(await places));
  return { page: meaning.helpFirst ? (meaning.pages[0]?.path ?? null) : null, products: cards.map(shown) };
}
