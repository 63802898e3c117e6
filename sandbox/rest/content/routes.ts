import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { all, first } from '../../store/rows.ts';
import { withPictures } from '../../store/pictures.ts';
import { isAskedFor } from '../channel.ts';
import { notFound } from '../errors.ts';
import { metaOf, pagingOf } from '../paging.ts';

type PageRow = {
  id: number;
  parent_id: number | null;
  kind: string;
  name: string;
  path: string;
  html: string;
  meta_description: string;
  is_visible: number;
};
type Asked = { page?: string; limit?: string };
type PagesRoute = { Querystring: Asked & { include?: string; channel_id?: string } };

/** Route `GET /v3/content/pages`: the merchant's pages, including hidden ones. */
export function pageRoutes(app: FastifyInstance, { store, config }: Parts): void {
  app.get<PagesRoute>('/content/pages', async ({ query }) => {
    const paging = pagingOf(query);
    if (!isAskedFor(config, 'channel_id', query.channel_id)) return { data: [], meta: metaOf(paging, 0, 0) };
    const rows = all<PageRow>(
      store,
      'SELECT * FROM page ORDER BY id LIMIT ? OFFSET ?',
      paging.limit,
      (paging.page - 1) * paging.limit,
    );
    const total = first<{ n: number }>(store, 'SELECT count(*) AS n FROM page')?.n ?? 0;
    const withBody = query.include === 'body';
    return {
      data: rows.map((row) => presentPage(row, config.channelId, withBody)),
      meta: metaOf(paging, rows.length, total),
    };
  });
}

function presentPage(row: PageRow, channelId: number, withBody: boolean) {
  return {
    id: row.id,
    channel_id: channelId,
    name: row.name,
    type: row.kind === 'ContactPage' ? 'contact_form' : 'page',
    url: row.path,
    parent_id: row.parent_id ?? 0,
    sort_order: row.id,
    is_visible: row.is_visible === 1,
    is_homepage: false,
    is_customers_only: false,
    meta_description: row.meta_description,
    ...(withBody ? { body: row.html } : {}),
  };
}

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
  is_published: number;
};

/** Routes of `/v2/blog/posts`: the blog posts, newest first, including unpublished ones; 204 if there are none. */
export function postRoutes(app: FastifyInstance, { store, config }: Parts): void {
  app.get<{ Querystring: Asked & { url?: string; is_published?: string } }>(
    '/blog/posts',
    async ({ query }, reply) => {
      const { page, limit } = pagingOf(query);
      const rows = all<PostRow>(
        store,
        `SELECT * FROM blog_post WHERE (?1 IS NULL OR path = ?1) AND (?2 IS NULL OR is_published = ?2)
         ORDER BY published_at DESC, id DESC LIMIT ?3 OFFSET ?4`,
        query.url ?? null,
        query.is_published === undefined ? null : Number(query.is_published === 'true'),
        limit,
        (page - 1) * limit,
      );
      if (rows.length === 0) return reply.code(204).send();
      return rows.map((row) => presentPost(row, config.origin));
    },
  );
  app.get<{ Params: { id: string } }>('/blog/posts/:id', async ({ params }) => {
    const row = first<PostRow>(store, 'SELECT * FROM blog_post WHERE id = ?', Number(params.id) || 0);
    if (!row) throw notFound();
    return presentPost(row, config.origin);
  });
}

function presentPost(row: PostRow, origin: string) {
  const at = new Date(row.published_at);
  return {
    id: row.id,
    title: row.name,
    url: row.path,
    preview_url: row.path,
    body: withPictures(row.html, origin),
    summary: row.summary,
    tags: JSON.parse(row.tags) as string[],
    author: row.author,
    is_published: row.is_published === 1,
    published_date: { timezone_type: 3, date: at.toUTCString(), timezone: 'UTC' },
    published_date_iso8601: at.toISOString(),
    meta_description: row.summary,
    meta_keywords: '',
    thumbnail_path: row.image ?? '',
  };
}
