import { first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { BLOG, postById } from '../content/blog.ts';
import { pageById } from '../content/pages.ts';
import type { CommerceContext } from '../context.ts';
import { productById } from '../products/product.ts';
import { brandById } from './brands.ts';
import { categoryById } from './categories.ts';
import { type Redirect, redirectFrom } from './redirects.ts';

interface Route {
  node: object | null;
  redirect: Redirect | null;
}

/** How many redirects in a row are followed before a circle is assumed. */
const LONGEST_CHAIN = 5;

/** What stands at a path; a page that exists wins over a redirect from the same path. */
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

type Kind = 'Product' | 'Category' | 'Brand' | 'BlogPost' | 'Page';
type FoundRow = { kind: Kind; id: number };

function nodeAt(context: CommerceContext, asked: string): object | null {
  if (!asked.startsWith('/')) return null;
  const path = `${asked.replace(/[?#].*$/s, '').replace(/\/+$/, '')}/`;
  const { store } = context.parts;
  if (path === BLOG.path) return { __typename: 'BlogIndexPage', ...BLOG };
  const found = find(store, path);
  if (!found) return null;
  const { kind, id } = found;
  if (kind === 'Page') return pageById(store, id);
  if (kind === 'Product') return named(kind, productById(store, id));
  if (kind === 'Category') return named(kind, categoryById(context, id));
  if (kind === 'Brand') return named(kind, brandById(store, id));
  return named(kind, postById(store, id));
}

function named(kind: Kind, node: object | null): object | null {
  return node && { __typename: kind, ...node };
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
