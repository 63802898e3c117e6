import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { type CardView, cardView } from '@/lib/catalogue/card-view';
import { EVERYTHING } from '@/lib/catalogue/listing-filter';
import { getListing } from '@/lib/catalogue/listing-queries';
import { getCategoryTree } from '@/lib/catalogue/place-queries';
import type { ProductCard } from '@/lib/catalogue/types';
import { ZONES } from '@/lib/delivery/data/zones';
import { type DeliverySteps, deliverySteps } from '@/lib/delivery/steps';
import { cacheTags } from '@/lib/platform/cache-tags';
import { categoryAt, firstForSet, firstReduced } from './home-rules';
import type { LinkItem } from './types';

const LIFE = { stale: 300, revalidate: 60, expire: 86_400 } as const;

/** The best-selling goods of a category, in stock; none for a path that is no category. */
async function bestOf(path: string): Promise<ProductCard[]> {
  const category = categoryAt(await getCategoryTree(), path);
  if (!category) return [];
  const filter = { ...EVERYTHING, within: category.id };
  const { products } = await getListing(filter, { sort: 'BEST_SELLING', size: 48, number: 1 });
  return products;
}

export type Offer = { card: ProductCard; view: CardView; all: LinkItem };

/**
 * One lawfully reduced product of each category named; a category without any is left out.
 * @throws UnreachableError
 */
export async function getOffers(picks: LinkItem[]): Promise<Offer[]> {
  'use cache';
  cacheLife(LIFE);
  cacheTag(cacheTags.products);
  const now = new Date();
  const lists = await Promise.all(picks.map(({ path }) => bestOf(path)));
  return picks.flatMap((all, at) => {
    const card = firstReduced(lists[at] ?? []);
    return card ? [{ card, view: cardView(card, now), all }] : [];
  });
}

export type SetPiece = { slot: string; card: ProductCard };

/**
 * A product for each place of a kitchen set; empty unless every place can be filled.
 * @throws UnreachableError
 */
export async function getKitchenSet(slots: LinkItem[]): Promise<SetPiece[]> {
  'use cache';
  cacheLife(LIFE);
  cacheTag(cacheTags.products);
  const pieces = await Promise.all(
    slots.map(async ({ label, path }) => {
      const card = firstForSet(await bestOf(path));
      return card ? [{ slot: label, card }] : [];
    }),
  );
  return pieces.every((piece) => piece.length > 0) ? pieces.flat() : [];
}

/** The days of an order to the mainland, as the page is made. */
export async function getDeliverySteps(): Promise<DeliverySteps> {
  'use cache';
  cacheLife(LIFE);
  return deliverySteps(new Date(), ZONES.mainland);
}
