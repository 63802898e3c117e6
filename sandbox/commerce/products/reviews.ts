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

/** Inclusive bounds. */
export type RatingRange = { minRating?: number | null; maxRating?: number | null };

/** Returns one page of a product's approved reviews in a range of ratings. */
export function reviewsOf(
  product: Product,
  sort: ReviewSort,
  { minRating, maxRating }: RatingRange,
  page: PageArguments,
): Connection<Review> {
  const within = [product.id, minRating ?? 1, maxRating ?? 5];
  const { store } = product.group;
  const [counted] = all<{ total: number }>(
    store,
    `SELECT count(*) AS total FROM review
     WHERE product_id = ? AND rating BETWEEN ? AND ? AND status = 'approved'`,
    ...within,
  );
  const total = counted?.total ?? 0;
  const span = spanOf(page, () => total);
  const rows = all<ReviewRow>(
    store,
    `SELECT id, author, title, text, rating, created_at FROM review
     WHERE product_id = ? AND rating BETWEEN ? AND ? AND status = 'approved' ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`,
    ...within,
    span.limit,
    span.offset,
  );
  return pageOf(rows.map(toReview), span, total);
}

function toReview({ id, author, title, text, rating, created_at }: ReviewRow): Review {
  return { entityId: id, author: { name: author }, title, text, rating, createdAt: dateTime(created_at) };
}
