import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { getCards } from '@/lib/catalogue/queries';
import type { ProductCard } from '@/lib/catalogue/types';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { indexNamed, recommendationRequest } from '@/lib/platform/upstreams/search';
import { INDEX } from '@/lib/search/indices';
import { fitsOneOf } from './fitting';
import { bestOfEachType } from './rules';

const answers = z.object({
  results: z.array(z.object({ hits: z.array(z.object({ objectID: z.string() })) })),
});

type Recommended = z.infer<typeof answers>['results'];

/** Number of products shown. */
const MOST = 6;

/**
 * Returns products that are bought with these and fit one of them, best first and one of each type. Products bought
 * with several of them come first. Empty when the search service fails: recommendations must never delay a page.
 */
export const getBoughtWith = async (ids: readonly number[]): Promise<ProductCard[]> =>
  bestOf(ids, await boughtWith(ids));

/**
 * How the service reports an index that is not filled yet. A model that is not trained is reported for an index of its
 * own instead (github.com/algolia/algoliasearch-client-php/issues/700).
 */
const UNFILLED = /^Index (?!ai_recommend_)/;

/** Whether the service answered that there is nothing: it does not have the product, or no model. */
const saysNone = ({ kind, words = '' }: UpstreamError): boolean =>
  kind === 'rejected' && !UNFILLED.test(words);

/** Without an answer the service is asked again soon, as after a start, while its index is being filled. */
const SAID_LIFE = { stale: 300, revalidate: 3_600, expire: 86_400 };
const UNSAID_LIFE = { stale: 300, revalidate: 30, expire: 300 };

/**
 * Whether anything is bought with a product, so that its page can reserve space for it. Also true while the search
 * service gives no answer.
 * @throws UnreachableError where the catalogue cannot be reached
 */
export async function hasBoughtWith(id: number): Promise<boolean> {
  'use cache';
  cacheTag(cacheTags.products, cacheTags.product(id));
  const answer = await recommended([id]);
  const isSaid = answer.ok || saysNone(answer.error);
  cacheLife(isSaid ? SAID_LIFE : UNSAID_LIFE);
  if (!answer.ok) return !isSaid;
  return (await bestOf([id], answer.value)).length > 0;
}

async function bestOf(ids: readonly number[], results: Recommended): Promise<ProductCard[]> {
  const scores = new Map<number, number>();
  for (const { hits } of results) {
    for (const [rank, { objectID }] of hits.entries()) {
      const id = Number(objectID);
      if (!ids.includes(id)) scores.set(id, (scores.get(id) ?? 0) + 1 / (rank + 1));
    }
  }
  const best = [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  const [owned, cards] = await Promise.all([getCards([...ids]), getCards(best)]);
  return bestOfEachType(
    cards.filter((card) => fitsOneOf(card, owned)),
    MOST,
  );
}

/** A single unknown product makes the service refuse the whole request, so each product is then requested by itself. */
async function boughtWith(ids: readonly number[]): Promise<Recommended> {
  const answer = await recommended(ids);
  if (answer.ok) return answer.value;
  if (ids.length < 2 || answer.error.status !== 404) return [];
  return (await Promise.all(ids.map((id) => boughtWith([id])))).flat();
}

async function recommended(ids: readonly number[]): Promise<Result<Recommended>> {
  const requests = ids.map((id) => ({
    indexName: indexNamed(INDEX.products),
    model: 'bought-together' as const,
    objectID: String(id),
    threshold: 0,
    maxRecommendations: 4 * MOST,
  }));
  const answer = await recommendationRequest({ requests }, answers);
  return answer.ok ? ok(answer.value.results) : answer;
}
