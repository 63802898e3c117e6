import { mapLink, mapPicture, mapSeo, nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { shopPath } from '@/lib/catalogue/paths';
import type { Brand, Category, CategoryNode, Destination, TextPage } from '@/lib/catalogue/types';
import type { ResultOf } from '@/lib/platform/graphql';
import type {
  BrandFragment,
  CategoryById,
  CategoryTree,
  PageById,
  RouteFragment,
  RouteLookup,
} from './documents';

type Branch = Omit<ResultOf<typeof CategoryTree>['site']['categoryTree'][number], 'children'> & {
  children?: readonly Branch[];
};

export const mapTree = (branches: readonly Branch[]): CategoryNode[] =>
  branches.map((branch) => ({
    ...mapLink(branch),
    productCount: branch.productCount,
    picture: mapPicture(branch.image, branch.name),
    children: mapTree(branch.children ?? []),
  }));

export const mapCategory = (
  category: NonNullable<ResultOf<typeof CategoryById>['site']['category']>,
): Category => ({
  ...mapLink(category),
  descriptionHtml: category.description,
  picture: mapPicture(category.defaultImage, category.name),
  breadcrumbs: nodesOf(category.breadcrumbs).map(mapLink),
  seo: mapSeo(category.seo, category.name),
});

export const mapBrand = (brand: ResultOf<typeof BrandFragment>): Brand => ({
  ...mapLink(brand),
  picture: mapPicture(brand.defaultImage, brand.name),
  descriptionHtml: nodesOf(brand.story)[0]?.value ?? '',
  productCount: brand.products.collectionInfo?.totalItems ?? 0,
  seo: mapSeo(brand.seo, brand.name),
});

/** Maps a web page; null for kinds of page without a text by the merchant. */
export function mapPage(page: ResultOf<typeof PageById>['site']['content']['page']): TextPage | null {
  if (page?.__typename !== 'NormalPage' && page?.__typename !== 'ContactPage') return null;
  return {
    id: page.entityId,
    name: page.name,
    path: shopPath(page.path),
    html: page.htmlBody,
    breadcrumbs: nodesOf(page.breadcrumbs).map(mapLink),
    seo: mapSeo(page.seo, page.name),
  };
}

const KINDS = {
  Product: 'product',
  Category: 'category',
  Brand: 'brand',
  BlogPost: 'post',
  NormalPage: 'page',
  ContactPage: 'page',
} as const;

type Looked = Pick<ResultOf<typeof RouteLookup>['site'], 'route' | 'typed'>;

/** Returns what is at a path: first with the platform's trailing slash, else as the merchant typed it. */
export function mapDestination({ route, typed }: Looked): Destination {
  const exact = mapRoute(route);
  return exact.kind === 'none' ? mapRoute(typed) : exact;
}

/** Maps what the platform found at a path. A redirect takes precedence over what is still there. */
export function mapRoute({ node, redirect }: ResultOf<typeof RouteFragment>): Destination {
  const to = redirect && target(redirect);
  if (to) return { kind: 'moved', to };
  if (node && 'entityId' in node && node.__typename in KINDS) {
    return { kind: KINDS[node.__typename as keyof typeof KINDS], id: node.entityId };
  }
  return { kind: 'none' };
}

/** A path of the shop or a web address. Nothing else is ever followed. */
function target(redirect: NonNullable<ResultOf<typeof RouteFragment>['redirect']>): string | null {
  const to =
    'path' in redirect.to ? redirect.to.path : 'url' in redirect.to ? redirect.to.url : redirect.toUrl;
  if (/^https?:\/\/[^\s\\]+$/i.test(to)) return to;
  return /^\/(?![/\\])[^\s\\]*$/.test(to) ? shopPath(to) : null;
}
