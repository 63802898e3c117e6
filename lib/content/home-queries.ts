import 'server-only';
import { cacheTag } from 'next/cache';
import { type CardView, cardView } from '@/lib/catalogue/card-view';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import type { ProductCard } from '@/lib/catalogue/types';
import { keepForToday } from '@/lib/dates/queries';
import { type DeliverySteps, deliverySteps } from '@/lib/delivery/steps';
import { getGoods } from '@/lib/listing/goods-queries';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import type { SetPlace } from '@/lib/kitchen/slots';
import { orFallback } from '@/lib/platform/result';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getPolicy } from '@/lib/policy/queries';
import { categoryAt, firstForSet, firstReduced, firstSold } from './home-rules';
import type { SetPiece, SetStart } from './home-types';
import { getHomePage } from './queries';
import type { LinkItem } from './types';

/** Number of seconds for which a browser caches the home page. */
const STALE = 300;

/** Returns the best-selling products of a category that are in stock; none for a path that is no category. */
async function bestOf(path: string): Promise<ProductCard[]> {
  const category = categoryAt(await getCategoryTree(), path);
  return category ? getGoods(category.id, 'BEST_SELLING') : [];
}

/** A product, and the link to all products of its category. */
export type Picked = { card: ProductCard; view: CardView; all: LinkItem };

/** How the product of a category is chosen, by kind of section. */
const PICKED = { offers: firstReduced, 'best sellers': firstSold } as const;

/**
 * Returns one product for each of the categories: the first that is lawfully reduced, or the best seller. Categories
 * without one are left out.
 * @throws UnreachableError
 */
export async function getPicks(kind: keyof typeof PICKED, picks: LinkItem[]): Promise<Picked[]> {
  'use cache';
  const policy = await getPolicy();
  const now = keepForToday(policy.delivery.cutOffHour, STALE);
  cacheTag(cacheTags.lists);
  const picked: Picked[] = [];
  // Read one after the other: the page is revalidated in the background and must not slow down the shop.
  for (const all of picks) {
    const card = PICKED[kind](await bestOf(all.path));
    if (card) picked.push({ card, view: cardView(card, now, policy), all });
  }
  return picked;
}

/**
 * Returns a product for each slot of a kitchen set; empty unless every slot can be filled.
 * @throws UnreachableError
 */
export async function getKitchenSet(slots: LinkItem[]): Promise<SetPiece[]> {
  'use cache';
  keepForToday(null, STALE);
  cacheTag(cacheTags.lists);
  const pieces: SetPiece[] = [];
  for (const { label, path } of slots) {
    const card = firstForSet(await bestOf(path));
    if (!card) return [];
    pieces.push({ slot: label, card });
  }
  return pieces;
}

/**
 * What a shopper's own kitchen set starts with. Empty while the content service is unavailable, or where the home page
 * has no set.
 */
export async function getSetStart(): Promise<SetStart> {
  const home = await orNull(getHomePage);
  const section = home?.sections.find(({ kind }) => kind === 'set');
  if (section?.kind !== 'set') return { places: [], pieces: [] };
  const tree = await orFallback(getCategoryTree(), []);
  const pictureOf = ({ path }: SetPlace) => categoryAt(tree, path)?.picture ?? null;
  return {
    places: section.places.map((place) => ({ ...place, picture: pictureOf(place) })),
    pieces: await orFallback(getKitchenSet(section.slots), []),
  };
}

/** Returns the delivery days of an order to the mainland, as at the time of rendering. */
export async function getDeliverySteps(): Promise<DeliverySteps> {
  'use cache';
  const { delivery } = await getPolicy();
  const now = keepForToday(delivery.cutOffHour, STALE);
  return deliverySteps(now, delivery.zones.mainland, delivery);
}
