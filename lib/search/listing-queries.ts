import 'server-only';
import { z } from 'zod';
import type { Listing, ListingFilter, ListingPage } from '@/lib/catalogue/types';
import { getListingOnRequest } from '@/lib/listing/request-queries';
import type { ListingSource } from '@/lib/listing/view-queries';
import { isUnreachable } from '@/lib/platform/result';
import { indexNamed, searchRequest } from '@/lib/platform/upstreams/search';
import { INDEX, isIndexed } from './indices';
import { indexedCards } from './indexed-card-queries';
import { countedFilters, listingRequests } from './listing-query';
import { mapServiceOutline } from './map-listing';
import type { Engine } from './rules';
import type { ListOrigin } from './types';

/** Number of products per facet value. Not validated singly, because there are hundreds per listing. */
const counts = z.custom<Readonly<Record<string, number>>>((one) => typeof one === 'object' && one !== null);

const answers = z.object({
  results: z.array(
    z.object({
      hits: z.array(
        z.object({ objectID: z.string(), stamp: z.string().optional(), price: z.number().nullish() }),
      ),
      nbHits: z.number(),
      facets: z.record(z.string(), counts).optional(),
    }),
  ),
});

type Answer = { listing: Listing; isOfService: boolean };

type FoundBy = {
  source: ListingSource;
  /** Index and filters of a listing; null if the platform's own search answered everything. */
  origin: (filter: ListingFilter) => ListOrigin | null;
};

/**
 * Returns a source of listings for one page view: one search with the other as its fallback (experience SRCH-9). Each
 * listing is requested once, because a search without results asks for some of them again. The source throws
 * UnreachableError if neither search can be reached.
 */
export function searchSource(engine: Engine): FoundBy {
  let isOfService = false;
  const given = new Map<string, Promise<Answer>>();
  const source: ListingSource = async (filter, page) => {
    const key = JSON.stringify([filter, page]);
    const asked = given.get(key) ?? ask(engine, filter, page);
    given.set(key, asked);
    const answer = await asked;
    isOfService ||= answer.isOfService;
    return answer.listing;
  };
  return { source, origin: (filter) => (isOfService ? originOf(filter) : null) };
}

const originOf = (filter: ListingFilter): ListOrigin => ({
  index: indexNamed(INDEX.products),
  filters: countedFilters(filter),
});

async function ask(engine: Engine, filter: ListingFilter, page: ListingPage): Promise<Answer> {
  const platform = async () => ({ listing: await getListingOnRequest(filter, page), isOfService: false });
  if (engine === 'service' && isIndexed(page.sort)) return (await askService(filter, page)) ?? platform();
  try {
    return await platform();
  } catch (thrown) {
    const instead = isUnreachable(thrown) ? await askService(filter, page) : null;
    if (instead) return instead;
    throw thrown;
  }
}

/** Null if the service cannot be reached, or its answer cannot be read. */
async function askService(filter: ListingFilter, page: ListingPage): Promise<Answer | null> {
  const { requests: named, counted } = listingRequests(filter, page);
  const requests = named.map((one) => ({ ...one, indexName: indexNamed(one.indexName) }));
  const answer = await searchRequest((client) => client.search({ requests }), answers);
  if (!answer.ok) return null;
  const { results } = answer.value;
  const outline = mapServiceOutline(filter, counted, results);
  const products = outline && (await indexedCards(results[0]?.hits ?? []));
  if (!outline || !products) return null;
  return { listing: { ...outline, products }, isOfService: true };
}
