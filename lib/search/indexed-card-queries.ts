import 'server-only';
import { z } from 'zod';
import { classify } from '@/lib/catalogue/classify';
import { cardOn } from '@/lib/catalogue/still-true';
import type { ProductCard } from '@/lib/catalogue/types';
import { type Day, londonDate } from '@/lib/dates/rules';
import { createMemory, type Memory } from '@/lib/platform/cache/memory';
import { processSingleton } from '@/lib/platform/process-singleton';
import { indexNamed, searchRequest } from '@/lib/platform/upstreams/search';
import { INDEX } from './indices';
import type { KeptCard } from './records';

/** A product in a listing from the index: its id, and the stamp of its card in the index. */
export type Stamped = { objectID: string; stamp?: string | undefined };

const memory = () =>
  processSingleton<Memory<ProductCard>>('indexed-cards', () => createMemory('indexedCards'));

/**
 * Cache key of a card. Undefined for a record without a stamp, from before stamps existed, because its changes would go
 * unnoticed.
 */
const keyOf = ({ objectID, stamp }: Stamped, today: Day): string | undefined =>
  stamp && `${today} ${objectID} ${stamp}`;

const records = z.object({
  results: z.array(
    z
      .object({
        objectID: z.string(),
        stamp: z.string().optional(),
        // Written by this shop's own sync, as a card.
        card: z.custom<KeptCard>((card) => typeof card === 'object' && card !== null),
      })
      .nullable(),
  ),
});

/**
 * Returns the cards of a listing from the index, in its order and as of today. Only cards that are not cached are read:
 * a card is valid for the day, as long as its stamp in the index is the same. Null if the service cannot be reached, or
 * its answer cannot be read.
 */
export async function indexedCards(goods: readonly Stamped[]): Promise<ProductCard[] | null> {
  const today = londonDate(new Date());
  const known = new Map<string, ProductCard>();
  for (const one of goods) {
    const card = memory().get(keyOf(one, today) ?? '');
    if (card) known.set(one.objectID, card);
  }
  const wanted = goods.filter(({ objectID }) => !known.has(objectID));
  const read = wanted.length > 0 ? await readCards(wanted, today) : new Map<string, ProductCard>();
  return read && goods.flatMap(({ objectID }) => known.get(objectID) ?? read.get(objectID) ?? []);
}

async function readCards(goods: readonly Stamped[], today: Day): Promise<Map<string, ProductCard> | null> {
  const requests = goods.map(({ objectID }) => ({
    indexName: indexNamed(INDEX.products),
    objectID,
    attributesToRetrieve: ['stamp', 'card'],
  }));
  const answer = await searchRequest((client) => client.getObjects({ requests }), records);
  if (!answer.ok) return null;
  const found = answer.value.results.flatMap((record) => record ?? []);
  return new Map(found.map((record) => [record.objectID, remember(record, today)]));
}

function remember({ card: kept, ...stamped }: Stamped & { card: KeptCard }, today: Day): ProductCard {
  const card = cardOn({ ...kept, ...classify(kept.attributes) }, today);
  const key = keyOf(stamped, today);
  if (key) memory().set(key, card);
  return card;
}
