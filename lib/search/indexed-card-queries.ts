import 'server-only';
import { classify } from '@/lib/catalogue/classify';
import { cardOn } from '@/lib/catalogue/still-true';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Day } from '@/lib/dates/rules';
import { createMemory, type Memory } from '@/lib/platform/cache/memory';
import { processSingleton } from '@/lib/platform/process-singleton';
import type { KeptCard } from './records';

const memory = () =>
  processSingleton<Memory<ProductCard>>('indexed-cards', () => createMemory('indexedCards'));

/** A card of the index as it is today, read of its custom fields once for as long as the index says the same of it. */
export function indexedCard(kept: KeptCard, today: Day): ProductCard {
  const key = `${today} ${JSON.stringify(kept)}`;
  const before = memory().get(key);
  if (before) return before;
  const card = cardOn({ ...kept, ...classify(kept.attributes) }, today);
  memory().set(key, card);
  return card;
}
