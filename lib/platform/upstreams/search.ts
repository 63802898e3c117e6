import 'server-only';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import type { ZodType } from 'zod';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { checked } from './resilience/caller';
import type { Method } from './resilience/transport';
import { callUpstream } from './upstream';

type Options = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<Options['requester']>;
type Service = 'search' | 'search-write' | 'search-analytics';

class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly upstream: UpstreamError;
  constructor(upstream: UpstreamError) {
    super(upstream.message);
    this.upstream = upstream;
  }
}

/**
 * Sends the requests of the search service's client library through `callUpstream`: deadline, breaker, size cap, no
 * redirects. The library only sees complete answers. A failed host is left alone by our breaker, so the library needs
 * no host state.
 */
const requester = (service: Service): Requester => ({
  async send({ url, method, headers, data }) {
    const algoliaHeaders = Object.entries(headers).filter(([name]) => name.startsWith('x-algolia-'));
    const result = await callUpstream(service, {
      url,
      method: method as Method,
      headers: Object.fromEntries(algoliaHeaders),
      ...(typeof data === 'string' && { bodyText: data }),
      ...(service !== 'search-write' && { idempotent: true }),
      as: 'text',
    });
    if (!result.ok) throw new SearchError(result.error);
    return { status: 200, content: String(result.value), isTimedOut: false };
  },
});

const optionsOf = (service: Service) => ({
  requester: requester(service),
  hosts: [hostAt(service === 'search-analytics' ? config().search.analyticsUrl : config().search.url)],
});

/** The official client, with the search key or, for the other services, the admin key. */
function searchClient(service: Service): Algoliasearch {
  return processSingleton(`client.${service}`, () => {
    const { appId, searchKey, adminKey } = config().search;
    return algoliasearch(appId, service === 'search' ? searchKey : adminKey, optionsOf(service));
  });
}

type RecommendClient = ReturnType<Algoliasearch['initRecommend']>;

/** The client of the recommendations API. */
const recommendClient = (): RecommendClient =>
  processSingleton('client.recommend', () =>
    searchClient('search').initRecommend({ options: optionsOf('search') }),
  );

type AnalyticsClient = ReturnType<Algoliasearch['initAnalytics']>;

/** The client of the analytics API. */
const analyticsClient = (): AnalyticsClient =>
  processSingleton('client.search-analytics', () =>
    searchClient('search-write').initAnalytics({ options: optionsOf('search-analytics') }),
  );

function hostAt(url: string) {
  const [protocol, address = ''] = url.split('://');
  return { url: address, protocol: protocol === 'http' ? 'http' : 'https', accept: 'readWrite' } as const;
}

async function resultOf<T>(service: Service, answer: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await answer());
  } catch (error) {
    if (error instanceof SearchError) return fail(error.upstream);
    const message = error instanceof Error ? error.message : String(error);
    return fail({ kind: 'invalid', upstream: service, message });
  }
}

/** Returns the search service's name of one of this shop's indices: `name` with the configured prefix. */
export const indexNamed = (name: string): string => `${config().search.indexPrefix}${name}`;

/** Queries the search service: `searchRequest((client) => client.search({ requests }), answers)`. */
export async function searchRequest<T>(
  ask: (client: Algoliasearch) => Promise<unknown>,
  schema: ZodType<T>,
): Promise<Result<T>> {
  return checked('search', await resultOf('search', () => ask(searchClient('search'))), schema);
}

/** Reads or changes indices with the admin key: `searchAdmin((client) => client.listIndices())`. */
export const searchAdmin = <T>(ask: (client: Algoliasearch) => Promise<T>): Promise<Result<T>> =>
  resultOf('search-write', () => ask(searchClient('search-write')));

type RecommendRequests = Parameters<RecommendClient['getRecommendations']>[0];

/** Returns recommendations of the search service. */
export async function recommendationRequest<T>(
  requests: RecommendRequests,
  schema: ZodType<T>,
): Promise<Result<T>> {
  const answer = await resultOf('search', () => recommendClient().getRecommendations(requests));
  return checked('search', answer, schema);
}

/** Returns search analytics: `analyticsRequest((client) => client.getTopSearches({ index }), answer)`. */
export async function analyticsRequest<T>(
  ask: (client: AnalyticsClient) => Promise<unknown>,
  schema: ZodType<T>,
): Promise<Result<T>> {
  const answer = await resultOf('search-analytics', () => ask(analyticsClient()));
  return checked('search-analytics', answer, schema);
}
