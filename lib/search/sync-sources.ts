import 'server-only';
import { z } from 'zod';
import { BlogPage } from '@/lib/blog/documents';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { mapCard } from '@/lib/catalogue/mapping/map-card';
import { shopPath } from '@/lib/catalogue/paths';
import { Brands, CategoryTree } from '@/lib/catalogue/places/documents';
import { mapBrand, mapTree } from '@/lib/catalogue/places/map-places';
import type { Brand, CategoryLink, CategoryNode } from '@/lib/catalogue/types';
import { findEntries } from '@/lib/content/entries';
import { mapGuideLines } from '@/lib/content/map-pages';
import type { GuideLine } from '@/lib/content/page-types';
import { londonDate } from '@/lib/dates/rules';
import { isFreeDelivery } from '@/lib/delivery/price';
import type { DeliveryTerms } from '@/lib/delivery/types';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import type { ResultOf } from '@/lib/platform/graphql';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orUnreachable } from '@/lib/platform/result';
import { readPolicy } from '@/lib/policy/entry-queries';
import { namesFigure, withFigures } from '@/lib/policy/figures';
import { type ProductRecord, productRecord } from './records';
import { BestSellers, FacetNames, IndexedProduct, IndexedProducts } from './sync-documents';

/** Reads what is indexed from the platform, without any cache. All of these throw UnreachableError. */

/** Maximum page size of the platform. */
const AT_ONCE = 250;

type Indexed = NonNullable<ResultOf<typeof IndexedProduct>['site']['product']>;
type Branch = CategoryNode & { above: readonly CategoryLink[] };

export async function readTree(): Promise<CategoryNode[]> {
  return mapTree(orUnreachable(await commerceQuery(CategoryTree, {})).site.categoryTree);
}

export async function readBrands(): Promise<Brand[]> {
  const brands: Brand[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { brands: page }: ResultOf<typeof Brands>['site'] = orUnreachable(
      await commerceQuery(Brands, { after }),
    ).site;
    brands.push(...nodesOf(page).map(mapBrand));
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  return brands;
}

export async function readPosts(): Promise<
  { name: string; path: string; tags: readonly string[]; summary: string }[]
> {
  const posts = [];
  for (let after: string | null = null, more = true; more; ) {
    const { blog }: ResultOf<typeof BlogPage>['site']['content'] = orUnreachable(
      await commerceQuery(BlogPage, { after, filters: null }),
    ).site.content;
    for (const { name, path, tags, plainTextSummary: summary } of nodesOf(blog?.posts))
      posts.push({ name, path: shopPath(path), tags, summary });
    after = blog?.posts.pageInfo.endCursor ?? null;
    more = blog?.posts.pageInfo.hasNextPage ?? false;
  }
  return namesFigure(posts) ? withFigures(posts, await readPolicy()) : posts;
}

/** Reads the editors' buying guides. */
export async function readGuides(): Promise<GuideLine[]> {
  return mapGuideLines(await findEntries('buyingGuide', false, { include: 1 }));
}

/** Returns all categories with their ancestors, the top-level one first. */
export function branchesOf(tree: readonly CategoryNode[], above: readonly CategoryLink[] = []): Branch[] {
  return tree.flatMap((node) => [{ ...node, above }, ...branchesOf(node.children, [...above, node])]);
}

/** Returns the names of all attributes that are filters in any department. */
export async function readFacetNames(tree: readonly CategoryNode[]): Promise<string[]> {
  const names = new Set<string>();
  for (const { id } of tree) {
    const { filters } = orUnreachable(await commerceQuery(FacetNames, { category: id })).site.search
      .searchProducts;
    for (const filter of nodesOf(filters)) if ('filterKey' in filter) names.add(filter.filterKey);
  }
  return [...names].toSorted();
}

const featured = z.object({ data: z.array(z.object({ id: z.number(), is_featured: z.boolean() })) });

/** Ids of featured products. The Storefront API can filter by this flag but does not return it. */
async function readFeatured(narrowed: Record<string, string>): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for (let page = 1, more = true; more; page += 1) {
    const query = { ...narrowed, limit: String(AT_ONCE), page: String(page) };
    const { data } = orUnreachable(
      await managementRequest({ path: '/v3/catalog/products', query }, featured),
    );
    for (const { id, is_featured } of data) if (is_featured) ids.add(id);
    more = data.length === AT_ONCE;
  }
  return ids;
}

/** Rank of each product by sales: 1 for the worst seller, the number of products for the best. */
async function readPopularity(): Promise<ReadonlyMap<number, number>> {
  const popularity = new Map<number, number>();
  for (let after: string | null = null, more = true; more; ) {
    const { products }: ResultOf<typeof BestSellers>['site']['search']['searchProducts'] = orUnreachable(
      await commerceQuery(BestSellers, { after }),
    ).site.search.searchProducts;
    const total = products.collectionInfo?.totalItems ?? 0;
    for (const { entityId } of nodesOf(products)) popularity.set(entityId, total - popularity.size);
    after = products.pageInfo.endCursor;
    more = products.pageInfo.hasNextPage;
  }
  return popularity;
}

/** Yields the catalogue page by page as records, with the number of products in all. */
export async function* readProducts(
  tree: readonly CategoryNode[],
): AsyncGenerator<{ total: number; records: ProductRecord[] }> {
  const branches = byId(tree);
  const ahead = await readFeatured({ is_featured: '1' });
  const { delivery } = await readPolicy();
  const popularity = await readPopularity();
  for (let after: string | null = null, more = true; more; ) {
    const { products }: ResultOf<typeof IndexedProducts>['site'] = orUnreachable(
      await commerceQuery(IndexedProducts, { after }),
    ).site;
    yield {
      total: products.collectionInfo?.totalItems ?? 0,
      records: nodesOf(products).map((node) => ({
        ...recordOf(node, branches, ahead, delivery),
        popularity: popularity.get(node.entityId) ?? 0,
      })),
    };
    after = products.pageInfo.endCursor;
    more = products.pageInfo.hasNextPage;
  }
}

/** Returns one product as a record; null if it is not sold. */
export async function readProduct(id: number, tree: readonly CategoryNode[]): Promise<ProductRecord | null> {
  const { product } = orUnreachable(await commerceQuery(IndexedProduct, { id })).site;
  const ahead = await readFeatured({ 'id:in': String(id) });
  const { delivery } = await readPolicy();
  const record = product && recordOf(product, byId(tree), ahead, delivery);
  return record && record.card.stock.state !== 'discontinued' ? record : null;
}

const byId = (tree: readonly CategoryNode[]) =>
  new Map(branchesOf(tree).map((branch) => [branch.id, branch]));

function recordOf(
  node: Indexed,
  branches: ReadonlyMap<number, Branch>,
  ahead: ReadonlySet<number>,
  terms: DeliveryTerms,
): ProductRecord {
  const branchIds = nodesOf(node.categories).flatMap(({ entityId }) => branches.get(entityId) ?? []);
  const all = new Map(
    branchIds.flatMap((branch) => [...branch.above, branch]).map((link) => [link.id, link]),
  );
  const card = mapCard(node, londonDate(new Date()));
  return productRecord(card, {
    categories: [...all.values()],
    departments: [...all.values()].filter(({ id }) => branches.get(id)?.above.length === 0),
    summary: node.plainTextDescription,
    barcode: node.upc || null,
    createdAt: node.createdAt ? Date.parse(node.createdAt.utc) : 0,
    isFeatured: ahead.has(node.entityId),
    isFree: card.price !== null && isFreeDelivery(card.price.now, deliveryClassOf(card), terms),
  });
}
