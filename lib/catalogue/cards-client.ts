import { londonDate } from '@/lib/dates/rules';
import { askGateway } from '@/lib/http/gateway-client';
import { CardsByIds, IdsBySkus } from './documents.generated';
import { cardsInOrder } from './mapping/map-card';
import { inParts, MOST_CARDS, nodesOf } from './mapping/map-parts';
import type { ProductCard } from './types';

/** Aliases of the document's fields, one per SKU. */
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/**
 * Returns cards in the order of `ids`. Products that are no longer sold are left out.
 * @throws ApiError
 */
export async function readCards(ids: readonly number[]): Promise<ProductCard[]> {
  const wanted = [...new Set(ids)];
  const parts = inParts(wanted, MOST_CARDS).map((part) => askGateway(CardsByIds, { ids: part }));
  const answers = await Promise.all(parts);
  const nodes = answers.flatMap(({ data }) => nodesOf(data.site.products));
  return cardsInOrder(wanted, nodes, londonDate(answers[0]?.at ?? new Date()));
}

/** A card, and the SKUs by which it was requested: its own, or those of its variants. */
type CardBySku = ProductCard & { asked: readonly string[] };

/**
 * Returns cards by the SKUs of products or variants, which the platform compares case-insensitively.
 * @throws ApiError
 */
export async function readCardsBySku(skus: readonly string[]): Promise<CardBySku[]> {
  const found = (await Promise.all(inParts([...new Set(skus)], NAMES.length).map(readIds))).flat();
  const cards = await readCards(found.map(({ id }) => id));
  return cards.map((card) => ({
    ...card,
    asked: found.flatMap(({ sku, id }) => (id === card.id ? [sku] : [])),
  }));
}

async function readIds(skus: readonly string[]): Promise<{ sku: string; id: number }[]> {
  const [a = '', b = a, c = a, d = a, e = a, f = a, g = a, h = a] = skus;
  const { data } = await askGateway(IdsBySkus, { a, b, c, d, e, f, g, h });
  return skus.flatMap((sku, at) => {
    const name = NAMES[at];
    const id = name && data.site[name]?.entityId;
    return id ? [{ sku, id }] : [];
  });
}
