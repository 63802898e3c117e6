import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { heeded } from '@/lib/catalogue/heeded';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import type { CategoryNode, ProductCard } from '@/lib/catalogue/types';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { COLOURS, type ColourCode } from './data/colours';
import { EVERYTHING } from './filter';
import { getListing } from './queries';

/** A colour, the number of products in it, a few of them, and the departments that have some. */
export type ColourGoods = ColourCode & {
  total: number;
  products: ProductCard[];
  departments: { name: string; path: string; count: number }[];
};

const SHOWN = 4;

/**
 * Returns all colours with their products, including colours without any.
 * @throws UnreachableError
 */
export async function getColours(): Promise<ColourGoods[]> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 3600, expire: 172_800 });
  cacheTag(cacheTags.lists, cacheTags.categories);
  const tree = await getCategoryTree();
  const colours: ColourGoods[] = [];
  // One after the other, because fourteen simultaneous searches of the whole catalogue would slow down the shop.
  for (const colour of COLOURS) colours.push(await goodsIn(colour, tree));
  return colours;
}

/** A colour as the specification spells it, and in sentence case: the platform compares case-sensitively. */
const spellingsOf = (name: string): string[] => [
  ...new Set([name, name.charAt(0) + name.slice(1).toLowerCase()]),
];

async function goodsIn(colour: ColourCode, tree: CategoryNode[]): Promise<ColourGoods> {
  const spellings = spellingsOf(colour.name);
  const filter = { ...EVERYTHING, attributes: { Colour: spellings } };
  const list = await getListing(filter, { sort: 'BEST_SELLING', size: 24, number: 1 });
  const facet = list.facets.find(({ kind }) => kind === 'category');
  const counts = new Map(facet?.values.map(({ value, count }) => [value, count]));
  const departments = tree.flatMap(({ id, name, path }) => {
    const count = counts.get(String(id)) ?? 0;
    return count > 0 ? [{ name, path: `${path}/all?colour=${colour.slug}`, count }] : [];
  });
  const goods = heeded(list.products, 'Colour', spellings);
  const total = goods.length < list.products.length ? goods.length : list.total;
  return { ...colour, total, products: goods.filter(({ picture }) => picture).slice(0, SHOWN), departments };
}
