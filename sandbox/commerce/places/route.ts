import { first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { BLOG } from '../content/blog.ts';
import type { CommerceContext } from '../context.ts';
import { BLOG_PAGE, nodeBy } from './node.ts';
import { type Redirect, redirectFrom } from './redirects.ts';

interface Route {
  node: object | null;
  redirect: Redirect | null;
}

/** Maximum number of redirects to follow before assuming a loop. */
const LONGEST_CHAIN = 5;

/** Returns what is at a path. An existing page takes precedence over a redirect from the same path. */
export function routeTo(context: CommerceContext, path: string, follow: boolean): Route {
  const { store } = context.parts;
  const node = nodeAt(context, path);
  const redirect = node ? null : redirectFrom(store, path);
  if (!redirect || !follow) return { node, redirect };
  let hop: Redirect | null = redirect;
  for (let hops = 0; hop && hops < LONGEST_CHAIN; hops += 1) {
    const target = nodeAt(context, hop.to_url);
    if (target) return { node: target, redirect };
    hop = redirectFrom(store, hop.to_url);
  }
  return { node: null, redirect };
}

type FoundRow = { kind: string; id: number };

function nodeAt(context: CommerceContext, asked: string): object | null {
  if (!asked.startsWith('/')) return null;
  const path = `${asked.replace(/[?#].*$/s, '').replace(/\/+$/, '')}/`;
  const { store } = context.parts;
  if (path === BLOG.path) return BLOG_PAGE;
  const found = find(store, path);
  return found ? nodeBy(context, found.kind, found.id) : null;
}

function find(store: Store, path: string): FoundRow | undefined {
  return first<FoundRow>(
    store,
    `SELECT 'Product' AS kind, id FROM product WHERE path = ?1 AND is_visible = 1
     UNION ALL SELECT 'Category', id FROM category WHERE path = ?1
     UNION ALL SELECT 'Brand', id FROM brand WHERE path = ?1
     UNION ALL SELECT 'Page', id FROM page WHERE path = ?1 AND is_visible = 1
     UNION ALL SELECT 'BlogPost', id FROM blog_post WHERE path = ?1 AND is_published = 1
     LIMIT 1`,
    path,
  );
}
