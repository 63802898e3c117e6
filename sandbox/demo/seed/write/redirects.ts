import type { Store } from '@hobwright/sandbox/store/store.ts';
import { OLD_ADDRESSES, type OldAddress } from '../data/redirects.ts';

type Places = Record<'category' | 'brand' | 'page' | 'post', ReadonlyMap<string, number>>;

const TABLES = {
  product: 'product',
  category: 'category',
  brand: 'brand',
  page: 'page',
  post: 'blog_post',
} as const;

/** Writes the redirects whose target is in this store; a smaller catalogue may lack some products. */
export function writeRedirects(store: Store, places: Places): void {
  const insert = store.prepare(
    'INSERT INTO redirect (from_path, kind, to_url, target_id) VALUES (?, ?, ?, ?)',
  );
  for (const old of OLD_ADDRESSES) {
    if (old.kind === 'manual') {
      insert.run(old.from, old.kind, old.to, null);
      continue;
    }
    const id = old.kind === 'product' ? productId(store, old) : places[old.kind].get(old.to);
    const found =
      id === undefined
        ? undefined
        : (store.prepare(`SELECT path FROM ${TABLES[old.kind]} WHERE id = ?`).get(id) as
            | { path: string }
            | undefined);
    if (id !== undefined && found) insert.run(old.from, old.kind, found.path, id);
  }
}

function productId(store: Store, { to }: OldAddress): number | undefined {
  return (store.prepare('SELECT id FROM product WHERE sku = ?').get(to) as { id: number } | undefined)?.id;
}
