import 'server-only';
import { cacheTag } from 'next/cache';
import { keepForToday } from '@/lib/dates/queries';
import { londonDate } from '@/lib/dates/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { FamilyByRange } from './documents';
import { heeded } from './heeded';
import { nodesOf } from './mapping/map-parts';
import { mapCard } from './mapping/map-card';
import type { ProductCard } from './types';

/**
 * Returns the same appliance in every colour sold, sorted by colour; none if there is only one.
 * @param range custom field that they share
 * @throws UnreachableError
 */
export async function getFamily(range: string): Promise<ProductCard[]> {
  'use cache';
  const today = londonDate(keepForToday());
  const { searchProducts } = orUnreachable(await catalogueQuery(FamilyByRange, { range })).site.search;
  const found = nodesOf(searchProducts.products).map((node) => mapCard(node, today));
  const cards = heeded(found, 'Range', [range]);
  cacheTag(cacheTags.products, ...cacheTags.eachProduct(cards.map(({ id }) => id)));
  const coloured = new Map(cards.map((card) => [card.facts.colour ?? '', card]));
  if (coloured.size !== cards.length || cards.length < 2) return [];
  return cards.toSorted((a, b) => colourOf(a).localeCompare(colourOf(b)));
}

const colourOf = ({ facts }: ProductCard): string => facts.colour ?? '';
