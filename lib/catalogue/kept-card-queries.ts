import 'server-only';
import { createHash } from 'node:crypto';
import { type Day, londonDate } from '@/lib/dates/rules';
import { createMemory, type Memory } from '@/lib/platform/cache/memory';
import { pageEpoch } from '@/lib/platform/cache/page-epoch';
import type { ResultOf } from '@/lib/platform/graphql';
import { processSingleton } from '@/lib/platform/process-singleton';
import { UnreachableError } from '@/lib/platform/result';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { CardsByIds, type StampFragment } from './documents';
import { mapCard } from './mapping/map-card';
import { inParts, MOST_CARDS, nodesOf } from './mapping/map-parts';
import type { ProductCard } from './types';

/** As long as goods are kept. */
const FRESH_MS = 60_000;

/** What a list says of a product. */
export type Stamped = ResultOf<typeof StampFragment>;

/** A card as it was on a day, in London, and what it was made of. */
type Kept = { card: ProductCard; of: string; stamp: string; today: Day; until: number; epoch: number };

const memory = () => processSingleton<Memory<Kept>>('cards', () => createMemory('cards'));

/** What changes of a product most: with another price or stock its card is another. */
const stampOf = ({ prices, inventory: { isInStock, aggregated } }: Stamped): string =>
  [prices?.price.value, isInStock, aggregated?.availableToSell].join();

/**
 * The cards of what a list made for one request holds, in its order. The platform is asked for those alone that are not
 * known: a card stands for a minute, within its day, until anything is expired, and as long as the list says the same of
 * its price and stock. Where the platform cannot answer, the last one of the day stands in. Products that are no longer
 * sold are left out.
 * @throws UnreachableError
 */
export async function keptCards(goods: readonly Stamped[]): Promise<ProductCard[]> {
  const now = new Date();
  const today = londonDate(now);
  const epoch = pageEpoch();
  const cards = new Map<number, ProductCard>();
  for (const one of goods) {
    const kept = ofToday(one.entityId, today);
    const isFresh = kept && kept.epoch === epoch && now.getTime() < kept.until;
    if (isFresh && kept.stamp === stampOf(one)) cards.set(one.entityId, kept.card);
  }
  const wanted = goods.map(({ entityId }) => entityId).filter((id) => !cards.has(id));
  const read = await Promise.all(inParts(wanted, MOST_CARDS).map((ids) => readCards(ids, now, today)));
  for (const { card } of read.flat()) cards.set(card.id, card);
  return goods.flatMap(({ entityId }) => cards.get(entityId) ?? []);
}

async function readCards(ids: number[], now: Date, today: Day): Promise<Kept[]> {
  const [epoch, until] = [pageEpoch(), now.getTime() + FRESH_MS];
  const answer = await commerceQuery(CardsByIds, { ids });
  if (!answer.ok) {
    const old = ids.flatMap((id) => ofToday(id, today) ?? []);
    if (answer.error.kind === 'rejected' || old.length < ids.length) throw new UnreachableError(answer.error);
    return old;
  }
  return nodesOf(answer.value.site.products).map((node) => {
    const of = createHash('sha1').update(JSON.stringify(node)).digest('base64');
    const before = ofToday(node.entityId, today);
    // The very same while nothing has changed: what is drawn of it is kept by it.
    const card = before?.of === of ? before.card : mapCard(node, today);
    const kept = { card, of, stamp: stampOf(node), today, until, epoch };
    memory().set(String(kept.card.id), kept);
    return kept;
  });
}

function ofToday(id: number, today: Day): Kept | undefined {
  const kept = memory().get(String(id));
  return kept?.today === today ? kept : undefined;
}
