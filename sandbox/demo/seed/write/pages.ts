import type { Store } from '@hobwright/sandbox/store/store.ts';
import { AFTER_PAGES } from '../data/pages/after.ts';
import { BUYING_PAGES } from '../data/pages/buying.ts';
import { COMPANY_PAGES } from '../data/pages/company.ts';

export type PageText = {
  slug: string;
  name: string;
  description: string;
  html: string;
  kind?: 'ContactPage';
  /** Written but not published. */
  draft?: true;
};

export const PAGES: readonly PageText[] = [...BUYING_PAGES, ...AFTER_PAGES, ...COMPANY_PAGES];

/** Writes the shop's pages and returns their ids by slug, from 1. */
export function writePages(store: Store): Map<string, number> {
  const insert = store.prepare(
    'INSERT INTO page (id, parent_id, kind, name, path, html, page_title, meta_description, is_visible) VALUES (?, NULL, ?, ?, ?, ?, ?, ?, ?)',
  );
  return new Map(
    PAGES.map(({ slug, name, description, html, kind, draft }, index) => {
      insert.run(
        index + 1,
        kind ?? 'NormalPage',
        name,
        `/${slug}/`,
        html,
        `${name} | Hobwright`,
        description,
        draft ? 0 : 1,
      );
      return [slug, index + 1] as const;
    }),
  );
}
