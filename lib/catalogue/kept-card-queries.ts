import 'server-only';
import { type Day, londonDate } from '@/lib/dates/rules';
import { createMemory, type Memory } from '@/lib/platform/cache/memory';
import { pageEpoch } from '@/lib/platform/cache/page-epoch';
import type { ResultOf } from '@/lib/platform/graphql';
import { processSingleton } from '@/lib/platform/process-singleton';
import { orUnreachable } from '@/lib/platform/result';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { CardsByIds, type StampFragment } from './documents';
import { mapCard } from './mapping/map-card';
import { inParts, MOST_CARDS, nodesOf } from './mapping/map-parts';
import type { ProductCard } from './types';

/** As long as goods are kept. */
const FRESH_MS = 60_000;

/** What a list says of a product. */
export type Stamped = ResultOf<typeof StampFragment>;

type Kept = { card: ProductCard; stamp: string; today: Day; until: number; epoch: number };

const memory = () => processSingleton<Memory<Kept>>('cards', () => createMemory('cards'));

/** What changes of a product most: with another price or stock its card is another. */
const stampOf = ({ prices, inventory: { isInStock, aggregated } }: Stamped): string =>
  [prices?.price.value, isInStock, aggregated?.availableToSell].join();

/**
 * The cards of what a list made for one request holds, in its order. The platform is asked for those alone that are not
 * known: a card stands for a minute, within its day, until anything is expired, and as long as the list says the same of
 * its price and stock. Products that are no longer sold are left out.
 * @throws UnreachableError
 */
export async function keptCards(goods: readonly Stamped[]): Promise<ProductCard[]> {
  const now = new Date();
  const today = londonDate(now);
  const epoch = pageEpoch();
  const known = new Map<number, ProductCard>();
  for (const one of goods) {
    const kept = memory().get(String(one.entityId));
    const isFresh = kept && kept.epoch === epoch && kept.today === today && now.getTime() < kept.until;
    if (isFresh && kept.stamp === stampOf(one)) known.set(one.entityId, kept.card);
  }
  const wanted = goods.map(({ entityId }) => entityId).filter((id) => !known.has(id));
  const answers = await Promise.all(
    inParts(wanted, MOST_CARDS).map((ids) => catalogueQuery(CardsByIds, { ids })),
  );
  for (const node of answers.flatMap((answer) => nodesOf(orUnreachable(answer).site.products))) {
    const card = mapCard(node, today);
    known.set(card.id, card);
    memory().set(String(card.id), {
      card,
      stamp: stampOf(node),
      today,
      until: now.getTime() + FRESH_MS,
      epoch,
    });
  }
  return goods.flatMap(({ entityId }) => known.get(entityId) ?? []);
}
