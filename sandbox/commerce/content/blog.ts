import { all, first, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { type Connection, type PageArguments, pageOf, spanOf } from '../relay.ts';

type PostRow = {
  id: number;
  name: string;
  path: string;
  author: string;
  html: string;
  summary: string;
  tags: string;
  image: string | null;
  published_at: number;
};

export type Post = PostRow;

/** The blog's index, which the platform also lists as a page. */
export const BLOG = {
  id: 0,
  kind: 'BlogIndexPage',
  name: 'Blog',
  description: '',
  path: '/blog/',
  parent_id: null,
};

const COLUMNS = 'id, name, path, author, html, summary, tags, image, published_at';

export interface PostFilters {
  entityIds?: number[] | null;
  tags?: string[] | null;
}

export function postById(store: Store, id: number): Post | null {
  return (
    first<PostRow>(store, `SELECT ${COLUMNS} FROM blog_post WHERE id = ? AND is_published = 1`, id) ?? null
  );
}

/** Returns the published posts that have any of the ids and any of the tags. An empty filter does not restrict. */
export function posts(
  store: Store,
  filters: PostFilters,
  sort: 'NEWEST' | 'OLDEST',
  page: PageArguments,
): Connection<Post> {
  const where = `WHERE is_published = 1 AND (?1 = '[]' OR id IN (SELECT value FROM json_each(?1)))
    AND (?2 = '[]' OR EXISTS (SELECT 1 FROM json_each(tags) AS mine JOIN json_each(?2) AS asked ON asked.value = mine.value))`;
  const asked = [list(filters.entityIds ?? []), list(filters.tags ?? [])] as const;
  const order = sort === 'OLDEST' ? 'published_at, id' : 'published_at DESC, id DESC';
  const counted = first<{ total: number }>(
    store,
    `SELECT count(*) AS total FROM blog_post ${where}`,
    ...asked,
  );
  const total = counted?.total ?? 0;
  const span = spanOf(page, () => total);
  const rows = all<PostRow>(
    store,
    `SELECT ${COLUMNS} FROM blog_post ${where} ORDER BY ${order} LIMIT ?3 OFFSET ?4`,
    ...asked,
    span.limit,
    span.offset,
  );
  return pageOf(rows, span, total);
}
