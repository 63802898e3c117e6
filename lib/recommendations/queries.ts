import 'server-only';
import { z } from 'zod';
import { getCards } from '@/lib/catalogue/queries';
import type { ProductCard } from '@/lib/catalogue/types';
import { indexNamed, recommendationRequest } from '@/lib/platform/upstreams/search';
import { INDEX } from '@/lib/search/indices';
import { goesWithOneOf } from './fitting';
import { bestOfEachType } from './rules';

const answers = z.object({
  results: z.array(z.object({ hits: z.array(z.object({ objectID: z.string() })) })),
});

/** What is shown at once. */
const MOST = 6;

/**
 * What is bought with these products and fits one of them, best first and one of each type; what goes with several comes before what goes
 * with one. Nothing when the search service cannot say: recommendations never hold up a page.
 */
export async function getBoughtWith(ids: readonly number[]): Promise<ProductCard[]> {
  const scores = new Map<number, number>();
  for (const { hits } of await boughtWith(ids)) {
    for (const [rank, { objectID }] of hits.entries()) {
      const id = Number(objectID);
      if (!ids.includes(id)) scores.set(id, (scores.get(id) ?? 0) + 1 / (rank + 1));
    }
  }
  const best = [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  const [owned, cards] = await Promise.all([getCards([...ids]), getCards(best)]);
  return bestOfEachType(
    cards.filter((card) => goesWithOneOf(card, owned)),
    MOST,
  );
}

/** One that the service does not know has it refuse all that are asked with it: each is asked by itself then. */
async function boughtWith(ids: readonly number[]): Promise<z.infer<typeof answers>['results']> {
  const requests = ids.map((id) => ({
    indexName: indexNamed(INDEX.products),
    model: 'bought-together' as const,
    objectID: String(id),
    threshold: 0,
    maxRecommendations: 4 * MOST,
  }));
  const answer = await recommendationRequest({ requests }, answers);
  if (answer.ok) return answer.value.results;
  if (ids.length < 2 || answer.error.status !== 404) return [];
  return (await Promise.all(ids.map((id) => boughtWith([id])))).flat();
}
