import { slugify } from '@/lib/catalogue/slug';
import type { Brand, CategoryLink, CategoryNode } from '@/lib/catalogue/types';
import type { GuideLine } from '@/lib/content/page-types';
import { HELP_PAGES } from './data/help-pages';
import { placeWords } from './place-words';
import type { GuideRecord, PlaceRecord, ProductRecord, SuggestionRecord } from './records';

/** Returns the records of all categories, each with the name of its parent. */
export function categoryRecords(
  tree: readonly CategoryNode[],
  above: readonly CategoryLink[] = [],
): PlaceRecord[] {
  return tree.flatMap((node) => [
    {
      objectID: String(node.id),
      name: node.name,
      path: node.path,
      within: above.at(-1)?.name ?? '',
      productCount: node.productCount,
      keywords: placeWords(node.name),
      picture: node.picture,
    },
    ...categoryRecords(node.children, [...above, node]),
  ]);
}

/** Returns the record of a maker, without the keywords for what it makes. */
export const brandRecord = ({
  id,
  name,
  path,
  productCount,
  picture,
}: Brand): Omit<PlaceRecord, 'keywords'> => ({
  objectID: String(id),
  name,
  path,
  within: '',
  productCount,
  picture,
});

/** Returns the records of all makers, with the kinds they make as keywords. */
export const brandRecords = (brands: readonly Brand[], { kindsOf }: Pick<Offer, 'kindsOf'>): PlaceRecord[] =>
  brands.map((brand) => ({ ...brandRecord(brand), keywords: kindsOf(brand.name) }));

type Posts = readonly { name: string; path: string; tags: readonly string[]; summary: string }[];

/** Returns the records of help pages, buying guides and blog posts, in this order. */
export function guideRecords(guides: readonly GuideLine[], posts: Posts): GuideRecord[] {
  const record = (
    kind: GuideRecord['kind'],
    name: string,
    path: string,
    keywords: readonly string[],
    summary = '',
  ) => ({
    objectID: path,
    name,
    path,
    kind,
    keywords,
    summary,
  });
  return [
    ...HELP_PAGES.map(({ path, name, words }) => record('help', name, path, words)),
    ...guides.map(({ path, title, topics, description, category }) =>
      record('guide', title, path, [...topics, category.slice(1).replaceAll('-', ' ')], description),
    ),
    ...posts.map(({ path, name, tags, summary }) => record('post', name, path, tags, summary)),
  ];
}

/** Minimum number of products for a suggestion. */
const LEAST = 3;

/** What can only be learnt from the whole catalogue. */
export type Offer = {
  add: (product: Pick<ProductRecord, 'type' | 'brand' | 'card'>) => void;
  /** Number of products added. */
  size: () => number;
  /** Kinds that a maker makes. */
  kindsOf: (brand: string) => string[];
  /** Queries that find products, with their number: kinds, kinds by maker, and kinds by capacity, colour or width. */
  suggestions: () => SuggestionRecord[];
};

/** Gathers this while products are read one after the other, because they may not all fit into memory. */
export function gatherOffer(): Offer {
  const counts = new Map<string, number>();
  const kinds = new Map<string, Set<string>>();
  let size = 0;
  const count = (query: string) => counts.set(query, (counts.get(query) ?? 0) + 1);
  return {
    add({ type, brand, card }) {
      size += 1;
      kinds.set(brand, (kinds.get(brand) ?? new Set()).add(type));
      if (!type) return;
      const kind = type.charAt(0).toLowerCase() + type.slice(1);
      const { Capacity: capacity, Colour: colour, Width: width } = card.attributes;
      count(kind);
      if (brand) count(`${brand} ${kind}`);
      if (capacity) count(`${capacity} ${kind}`);
      if (colour && colour !== 'White') count(`${colour.toLowerCase()} ${kind}`);
      const millimetres = Number.parseFloat(width ?? '');
      if (millimetres >= 400) count(`${Math.round(millimetres / 50) * 5} cm ${kind}`);
    },
    size: () => size,
    kindsOf: (brand) => [...(kinds.get(brand) ?? [])],
    suggestions: () =>
      [...counts]
        .filter(([, popularity]) => popularity >= LEAST)
        .map(([query, popularity]) => ({ objectID: slugify(query), query, popularity })),
  };
}
