import type { ResultOf } from '@/lib/platform/graphql';
import type { CardFragment } from '@/lib/catalogue/documents';
import { energyOf } from '@/lib/catalogue/energy';
import { classify } from '@/lib/catalogue/classify';
import { parseAnchors } from './map-anchors';
import { mapPicture, nodesOf } from './map-parts';
import { mapRating } from './map-rating';
import { shopPath } from '@/lib/catalogue/paths';
import { parseReference, priceOf } from '@/lib/catalogue/price';
import { stockOn } from '@/lib/catalogue/still-true';
import { stockOf } from '@/lib/catalogue/stock';
import type { Attributes, ProductCard } from '@/lib/catalogue/types';

export type CardNode = ResultOf<typeof CardFragment>;

/**
 * Maps a card.
 * @param today date in London as `2026-11-20`, which decides whether a promotion is running and what is still to come
 */
export function mapCard(card: CardNode, today: string): ProductCard {
  const attributes = mapAttributes(nodesOf(card.customFields));
  const reference = parseReference(nodesOf(card.reference)[0]?.value);
  const price = priceOf(card.prices, reference, today);
  return {
    id: card.entityId,
    sku: card.sku,
    path: shopPath(card.path),
    name: card.name,
    brand: card.brand && { id: card.brand.entityId, name: card.brand.name, path: shopPath(card.brand.path) },
    picture: mapPicture(card.defaultImage, card.name),
    anchors: parseAnchors(nodesOf(card.perspective)[0]?.value),
    price,
    energy: energyOf(attributes),
    rating: mapRating(card.reviewSummary, nodesOf(card.gifted)[0]?.value),
    stock: stockOn(
      stockOf({ availability: card.availabilityV2, inventory: card.inventory }, attributes),
      today,
    ),
    isSized: nodesOf(card.sizes).length > 1,
    least: card.minPurchaseQuantity ?? 1,
    ...classify(attributes),
    attributes,
  };
}

/**
 * Returns cards in the order of `ids`. Products that are no longer sold are left out.
 * @param nodes of one or more answers
 * @param today as for `mapCard`
 */
export function cardsInOrder(
  ids: readonly number[],
  nodes: readonly CardNode[],
  today: string,
): ProductCard[] {
  const cards = new Map(nodes.map((node) => [node.entityId, mapCard(node, today)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Returns custom fields by name. A name that occurs twice has both values, separated by a comma. */
export function mapAttributes(fields: { name: string; value: string }[]): Attributes {
  const all = new Map<string, string>();
  for (const { name, value } of fields) {
    const earlier = all.get(name);
    all.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return Object.fromEntries(all);
}
