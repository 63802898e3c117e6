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

/** What a list of the index says of a product: which it is, and which state of its card the index keeps. */
export type Stamped = { objectID: string; stamp?: string | undefined };

const memory = () =>
  processSingleton<Memory<ProductCard>>('indexed-cards', () => createMemory('indexedCards'));

/** Undefined for a record without a stamp, as they were written before there was any: nobody knows when it changes. */
const keyOf = ({ objectID, stamp }: Stamped, today: Day): string | undefined =>
  stamp && `${today} ${objectID} ${stamp}`;

const records = z.object({
  results: z.array(
    z
      .object({
        objectID: z.string(),
        stamp: z.string().optional(),
        // Written by this shop's own sync, in the form of a card.
        card: z.custom<KeptCard>((card) => typeof card === 'object' && card !== null),
      })
      .nullable(),
  ),
});

/**
 * The cards of what a list of the index holds, in its order and as they are today. The index is asked for those alone that
 * are not known: a card stands within its day as long as the index says the same of it. Null when the service cannot be
 * reached, or its answer cannot be read.
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
