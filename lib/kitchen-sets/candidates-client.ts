import { heeded } from '@/lib/catalogue/heeded';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { PieceKind } from '@/lib/catalogue/kinds/types';
import { mapCard } from '@/lib/catalogue/mapping/map-card';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import type { ProductCard } from '@/lib/catalogue/types';
import { londonDate } from '@/lib/dates/rules';
import { askGateway } from '@/lib/http/gateway-client';
import { ListingMore } from '@/lib/listing/documents.generated';
import { EVERYTHING } from '@/lib/listing/filter';
import { MOST_AT_ONCE, searchFilters } from '@/lib/listing/variables';
import type { Candidates } from './complete';

/** Kinds of product that fill each place of a set. */
const FILLS: Readonly<Record<PieceKind, readonly Kind[]>> = {
  oven: ['Single oven'],
  hob: ['Induction hob', 'Ceramic hob', 'Gas hob'],
  hood: ['Cooker hood'],
  cooker: ['Electric cooker', 'Gas cooker', 'Dual fuel cooker'],
  'fridge freezer': ['Fridge freezer'],
  dishwasher: ['Dishwasher'],
  'washing machine': ['Washing machine'],
  'tumble dryer': ['Tumble dryer'],
};

/** Reads goods of some types, bestsellers first. @throws ApiError */
export async function readGoodsOf(types: readonly string[]): Promise<ProductCard[]> {
  const { data, at } = await askGateway(ListingMore, {
    filters: searchFilters({ ...EVERYTHING, attributes: { Type: [...types] } }),
    sort: 'BEST_SELLING',
    first: MOST_AT_ONCE,
    after: null,
  });
  const today = londonDate(at);
  const found = nodesOf(data.site.search.searchProducts.products).map((node) => mapCard(node, today));
  return heeded(found, 'Type', types);
}

/** Reads the candidates for some places of a set. @throws ApiError */
export async function readCandidates(kinds: readonly PieceKind[]): Promise<Candidates> {
  return Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, await readGoodsOf(FILLS[kind])] as const)),
  );
}
