import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { judgeReview, REVIEW_STATUSES, type ReviewRow } from '../../catalogue/reviews.ts';
import type { Parts } from '../../parts.ts';
import { all, first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { notFound, refuse } from '../errors.ts';
import { metaOf, pagingOf } from '../paging.ts';

type Listed = {
  Params: { product: string };
  Querystring: { page?: string; limit?: string; status?: string };
};
type One = { Params: { product: string; review: string }; Body: unknown };

/** Values of `?status=`: 1 for approved reviews, 0 for pending ones. */
const FILTERS: Readonly<Record<string, string>> = { 0: 'pending', 1: 'approved' };

const change = z.object({ status: z.enum(REVIEW_STATUSES) });

/** Routes of `/v3/catalog/products/{id}/reviews`: list reviews and change their status. */
export function reviewRoutes(app: FastifyInstance, parts: Parts): void {
  const { store } = parts;

  app.get<Listed>('/catalog/products/:product/reviews', async ({ params, query }) => {
    const paging = pagingOf(query);
    const product = Number(params.product) || 0;
    if (!first(store, 'SELECT 1 FROM product WHERE id = ?', product)) throw notFound();
    const status = FILTERS[query.status ?? ''] ?? null;
    const rows = all<ReviewRow>(
      store,
      'SELECT * FROM review WHERE product_id = ?1 AND (?2 IS NULL OR status = ?2) ORDER BY id LIMIT ?3 OFFSET ?4',
      product,
      status,
      paging.limit,
      (paging.page - 1) * paging.limit,
    );
    const counted = first<{ n: number }>(
      store,
      'SELECT count(*) AS n FROM review WHERE product_id = ?1 AND (?2 IS NULL OR status = ?2)',
      product,
      status,
    );
    return { data: rows.map(presentReview), meta: metaOf(paging, rows.length, counted?.n ?? 0) };
  });

  app.get<One>('/catalog/products/:product/reviews/:review', async ({ params }) => ({
    data: presentReview(reviewOf(store, params)),
    meta: {},
  }));

  app.put<One>('/catalog/products/:product/reviews/:review', async ({ params, body }) => {
    const { id } = reviewOf(store, params);
    const found = change.safeParse(body);
    if (!found.success) return refuse(found.error);
    judgeReview(parts, id, found.data.status);
    return { data: presentReview(reviewOf(store, params)), meta: {} };
  });
}

function reviewOf(store: Store, { product, review }: One['Params']): ReviewRow {
  const found = first<ReviewRow>(
    store,
    'SELECT * FROM review WHERE product_id = ? AND id = ?',
    Number(product) || 0,
    Number(review) || 0,
  );
  if (!found) throw notFound();
  return found;
}

function presentReview({ id, product_id, author, created_at, ...review }: ReviewRow): object {
  const written = new Date(created_at).toISOString();
  const { title, text, status, rating, email } = review;
  return {
    id,
    product_id,
    title,
    text,
    status,
    rating,
    email,
    name: author,
    date_reviewed: written,
    date_created: written,
    date_modified: written,
  };
}
