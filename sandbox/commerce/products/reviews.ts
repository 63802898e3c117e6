import { all } from '../../store/rows.ts';
import { type Connection, type PageArguments, pageOf, spanOf } from '../relay.ts';
import { dateTime } from '../values.ts';
import type { Product } from './product.ts';

export type ReviewSort = 'NEWEST' | 'OLDEST' | 'HIGHEST_RATING' | 'LOWEST_RATING';

const ORDERS: Record<ReviewSort, string> = {
  NEWEST: 'created_at DESC, id DESC',
  OLDEST: 'created_at, id',
  HIGHEST_RATING: 'rating DESC, created_at DESC, id DESC',
  LOWEST_RATING: 'rating, created_at DESC, id DESC',
};

type ReviewRow = {
  id: number;
  author: string;
  title: string;
  text: string;
  rating: number;
  created_at: number;
};

export interface Review {
  entityId: number;
  author: { name: string };
  title: string;
  text: string;
  rating: number;
  createdAt: { utc: string };
}

/** One page of a product's reviews, newest first unless asked otherwise. */
export function reviewsOf(product: Product, sort: ReviewSort, page: PageArguments): Connection<Review> {
  const span = spanOf(page);
  const { store } = product.group;
  const rows = all<ReviewRow>(
    store,
    `SELECT id, author, title, text, rating, created_at FROM review WHERE product_id = ?
     ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`,
    product.id,
    span.limit,
    span.offset,
  );
  const [counted] = all<{ total: number }>(
    store,
    'SELECT count(*) AS total FROM review WHERE product_id = ?',
    product.id,
  );
  return pageOf(rows.map(toReview), span, counted?.total ?? 0);
}

function toReview({ id, author, title, text, rating, created_at }: ReviewRow): Review {
  return { entityId: id, author: { name: author }, title, text, rating, createdAt: dateTime(created_at) };
}
