import { all, first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { BLOG } from './blog.ts';

type PageRow = {
  id: number;
  parent_id: number | null;
  kind: string;
  name: string;
  path: string;
  html: string;
  page_title: string;
  meta_description: string;
};

export type Page = PageRow & { __typename: string };

const KINDS = ['NormalPage', 'ContactPage', 'RawHtmlPage'];

/** Returns a visible page written by the merchant, or null. */
export function pageById(store: Store, id: number): Page | null {
  const row = first<PageRow>(
    store,
    'SELECT id, parent_id, kind, name, path, html, page_title, meta_description FROM page WHERE id = ? AND is_visible = 1',
    id,
  );
  return row ? { __typename: KINDS.includes(row.kind) ? row.kind : 'NormalPage', ...row } : null;
}

/** Page types as filters name them. The store has no pages of the types link and blog. */
const TYPES: Readonly<Record<string, string>> = {
  NORMAL: 'NormalPage',
  CONTACT: 'ContactPage',
  RAW: 'RawHtmlPage',
};

const ORDERS = {
  PAGE_ID: 'id',
  SORT_ORDER: 'id',
  PARENT_ID_AND_SORT_ORDER_AND_TITLE: 'parent_id, id, name',
} as const;
export type PageSort = keyof typeof ORDERS;

export interface PagesFilters {
  entityIds?: number[] | null;
  pageType?: string | null;
  isVisibleInNavigation?: boolean | null;
  parentEntityIds?: number[] | null;
}

/**
 * Returns the visible pages that match all filters. No page is in the navigation: the demo's menus are in the content
 * service.
 */
export function pagesOf(store: Store, filters: PagesFilters, sort: PageSort): Page[] {
  const { entityIds, pageType, isVisibleInNavigation, parentEntityIds } = filters;
  const kept = all<{ id: number }>(
    store,
    `SELECT id FROM page WHERE is_visible = 1 ORDER BY ${ORDERS[sort]}`,
  ).flatMap(({ id }) => pageById(store, id) ?? []);
  return kept.filter(
    (page) =>
      (!entityIds?.length || entityIds.includes(page.id)) &&
      (pageType == null || page.__typename === TYPES[pageType]) &&
      isVisibleInNavigation !== true &&
      (!parentEntityIds?.length || parentEntityIds.includes(page.parent_id ?? 0)),
  );
}

export interface Crumb {
  entityId: number;
  name: string;
  path: string | null;
}

/** Returns the breadcrumbs of a page, topmost first, for at most its last `depth` levels. */
export function pathToPage(store: Store, page: Page | typeof BLOG, depth: number): Crumb[] {
  const path: Crumb[] = [];
  for (let each: Page | typeof BLOG | null = page; each && path.length < depth; ) {
    path.unshift({ entityId: each.id, name: each.name, path: each.path });
    each = each.parent_id === null ? null : pageById(store, each.parent_id);
  }
  return path;
}
