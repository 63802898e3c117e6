import 'server-only';
import { type Day, londonDate } from '@/lib/dates/rules';
import { keptAnswers } from '@/lib/platform/cache/kept-answers';
import { createMemory, type Memory } from '@/lib/platform/cache/memory';
import { tagsOfCard } from '@/lib/platform/cache/cache-tags';
import { expiryCount, hasExpired } from '@/lib/platform/cache/expiries';
import type { ResultOf } from '@/lib/platform/graphql';
import { processSingleton } from '@/lib/platform/process-singleton';
import { UnreachableError } from '@/lib/platform/result';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { CardsByIds, type StampFragment } from './documents';
import { type CardNode, mapCard } from './mapping/map-card';
import { inParts, MOST_CARDS, nodesOf } from './mapping/map-parts';
import type { ProductCard } from './types';

/** As long as products are cached. */
const FRESH_MS = 60_000;
/** Maximum age of a card while the platform is unreachable. */
const STALE_MS = 24 * 60 * 60_000;

/** What a listing says about a product. */
export type Stamped = ResultOf<typeof StampFragment>;

/** A card as of a day in London; `of`: the answer that it was made from, as JSON; `at`: when that was received. */
type Kept = { card: ProductCard; of: string; at: number; stamp: string; today: Day; expiries: number };

const memory = () => processSingleton<Memory<Kept>>('cards', () => createMemory('cards'));

/** The parts of a product that change most. With another price or stock, its card is out of date. */
const stampOf = ({ prices, inventory: { isInStock, aggregated } }: Stamped): string =>
  [prices?.price.value, isInStock, aggregated?.availableToSell].join();

/** Name under which an answer about a product is stored beyond the process. */
const nameOf = (id: number) => `card ${id}`;

/**
 * Returns the cards of a listing rendered per request, in its order. The platform is only asked for cards that are not
 * cached. A card is valid for a minute within the same day, until anything about it expires, and as long as the listing
 * gives the same price and stock. If the platform does not answer, the last answer of up to 24 hours ago is used.
 * Products that are no longer sold are left out.
 * @param isKept whether to store the answers for such times
 * @throws UnreachableError
 */
export async function keptCards(goods: readonly Stamped[], isKept: boolean): Promise<ProductCard[]> {
  const now = Date.now();
  const today = londonDate(new Date(now));
  const known = new Map<number, Kept>();
  for (const one of goods) {
    const kept = memory().get(String(one.entityId));
    const isFresh = kept?.today === today && !isExpired(one.entityId, kept) && now - kept.at < FRESH_MS;
    if (isFresh && kept.stamp === stampOf(one)) known.set(one.entityId, kept);
  }
  const wanted = goods.map(({ entityId }) => entityId).filter((id) => !known.has(id));
  const read = await Promise.all(inParts(wanted, MOST_CARDS).map((ids) => readCards(ids, now, today)));
  for (const kept of read.flat()) known.set(kept.card.id, kept);
  if (isKept) for (const [id, { of: json, at }] of known) keptAnswers()?.keep(nameOf(id), { json, at });
  return goods.flatMap(({ entityId }) => known.get(entityId)?.card ?? []);
}

const isExpired = (id: number, { expiries }: Kept): boolean => hasExpired(expiries, tagsOfCard(id));

async function readCards(ids: number[], at: number, today: Day): Promise<Kept[]> {
  const expiries = expiryCount();
  const answer = await commerceQuery(CardsByIds, { ids });
  if (answer.ok)
    return nodesOf(answer.value.site.products).map((node) =>
      remember(node, JSON.stringify(node), { at, today, expiries }),
    );
  const old =
    answer.error.kind === 'rejected' ? [] : await Promise.all(ids.map((id) => standIn(id, at, today)));
  const found = old.flatMap((kept) => kept ?? []);
  if (found.length < ids.length) throw new UnreachableError(answer.error);
  return found;
}

function remember(node: CardNode, of: string, when: Pick<Kept, 'at' | 'today' | 'expiries'>): Kept {
  const before = memory().get(String(node.entityId));
  // The same object while nothing has changed, because rendered markup is cached by it.
  const isSame = before?.of === of && before.today === when.today;
  const kept = { ...when, of, stamp: stampOf(node), card: isSame ? before.card : mapCard(node, when.today) };
  memory().set(String(node.entityId), kept);
  return kept;
}

/** An earlier card, as of today. */
async function standIn(id: number, now: number, today: Day): Promise<Kept | undefined> {
  const kept = memory().get(String(id));
  const copy = kept ? { json: kept.of, at: kept.at } : await keptAnswers()?.find(nameOf(id));
  if (!copy || now - copy.at > STALE_MS) return undefined;
  if (kept?.today === today) return kept;
  return remember(JSON.parse(copy.json) as CardNode, copy.json, {
    at: copy.at,
    today,
    expiries: expiryCount(),
  });
}
