import { londonDate } from '@/lib/dates/rules';
import { askGateway } from '@/lib/http/gateway-client';
import { CardsByIds, IdsBySkus } from './documents.generated';
import { cardsInOrder } from './mapping/map-card';
import { inParts, MOST_CARDS, nodesOf } from './mapping/map-parts';
import type { ProductCard } from './types';

/** As many SKUs as the document asks for. */
const SKUS_AT_ONCE = 8;

/** In the order asked for; products that are no longer sold are left out. @throws ApiError */
export async function readCards(ids: readonly number[]): Promise<ProductCard[]> {
  const wanted = [...new Set(ids)];
  const parts = inParts(wanted, MOST_CARDS).map((part) => askGateway(CardsByIds, { ids: part }));
  const answers = await Promise.all(parts);
  const nodes = answers.flatMap(({ data }) => nodesOf(data.site.products));
  return cardsInOrder(wanted, nodes, londonDate(answers[0]?.at ?? new Date()));
}

/** The same by SKUs of products or of their variants, which the platform compares without case. @throws ApiError */
export async function readCardsBySku(skus: readonly string[]): Promise<ProductCard[]> {
  const ids = await Promise.all(inParts([...new Set(skus)], SKUS_AT_ONCE).map(readIds));
  return readCards(ids.flat());
}

async function readIds(skus: readonly string[]): Promise<number[]> {
  const [a = '', b = a, c = a, d = a, e = a, f = a, g = a, h = a] = skus;
  const { data } = await askGateway(IdsBySkus, { a, b, c, d, e, f, g, h });
  return Object.values(data.site).flatMap((product) => (product ? [product.entityId] : []));
}
