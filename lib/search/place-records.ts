import { slugify } from '@/lib/catalogue/slug';
import type { Brand, CategoryLink, CategoryNode } from '@/lib/catalogue/types';
import type { GuideLine } from '@/lib/content/page-types';
import { HELP_PAGES } from './data/help-pages';
import { placeWords } from './place-words';
import type { GuideRecord, PlaceRecord, ProductRecord, SuggestionRecord } from './records';

/** Every category, with what it lies in. */
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

/** A maker, without what it makes. */
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

/** Every maker, found by what it makes too. */
export const brandRecords = (brands: readonly Brand[], { kindsOf }: Pick<Offer, 'kindsOf'>): PlaceRecord[] =>
  brands.map((brand) => ({ ...brandRecord(brand), keywords: kindsOf(brand.name) }));

type Posts = readonly { name: string; path: string; tags: readonly string[]; summary: string }[];

/** Pages that help, guides for choosing, then the blog. */
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

/** So many products make a question worth asking. */
const LEAST = 3;

/** What the whole catalogue tells beyond its products. */
export type Offer = {
  add: (product: Pick<ProductRecord, 'type' | 'brand' | 'card'>) => void;
  /** How many products were added. */
  size: () => number;
  /** What a maker makes. */
  kindsOf: (brand: string) => string[];
  /** What can be answered: kinds, makers' kinds, kinds in a size or capacity; by how many products there are. */
  suggestions: () => SuggestionRecord[];
};

/** Gathers it while the products are read, since they need not all fit into memory. */
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
