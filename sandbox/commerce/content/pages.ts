import { first } from '../../store/rows.ts';
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

/** A page that the merchant wrote. */
export function pageById(store: Store, id: number): Page | null {
  const row = first<PageRow>(
    store,
    'SELECT id, parent_id, kind, name, path, html, page_title, meta_description FROM page WHERE id = ? AND is_visible = 1',
    id,
  );
  return row ? { __typename: KINDS.includes(row.kind) ? row.kind : 'NormalPage', ...row } : null;
}

export interface Crumb {
  entityId: number;
  name: string;
  path: string | null;
}

/** From the topmost page down to the page itself, its last `depth` levels. */
export function pathToPage(store: Store, page: Page | typeof BLOG, depth: number): Crumb[] {
  const path: Crumb[] = [];
  for (let each: Page | typeof BLOG | null = page; each && path.length < depth; ) {
    path.unshift({ entityId: each.id, name: each.name, path: each.path });
    each = each.parent_id === null ? null : pageById(store, each.parent_id);
  }
  return path;
}
