import { all, first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Span } from '../relay.ts';

/** Filter for orders; null does not restrict. Instants are in milliseconds since 1970, inclusive. */
export interface OrderFilter {
  customerId?: number | null;
  email?: string | null;
  cartId?: string | null;
  status?: number | null;
  /** Excludes orders with this status. */
  exceptStatus?: number | null;
  fromId?: number | null;
  toId?: number | null;
  from?: number | null;
  to?: number | null;
  changedFrom?: number | null;
}

const WHERE = `WHERE (?1 IS NULL OR customer_id = ?1) AND (?2 IS NULL OR email = ?2) AND (?3 IS NULL OR cart_id = ?3)
  AND (?4 IS NULL OR status = ?4) AND (?5 IS NULL OR status <> ?5) AND (?6 IS NULL OR id >= ?6)
  AND (?7 IS NULL OR id <= ?7) AND (?8 IS NULL OR created_at >= ?8) AND (?9 IS NULL OR created_at <= ?9)
  AND (?10 IS NULL OR updated_at >= ?10)`;

const SORTED = {
  newest: `SELECT id FROM orders ${WHERE} ORDER BY created_at DESC, id DESC LIMIT ?11 OFFSET ?12`,
  'id:asc': `SELECT id FROM orders ${WHERE} ORDER BY id LIMIT ?11 OFFSET ?12`,
  'id:desc': `SELECT id FROM orders ${WHERE} ORDER BY id DESC LIMIT ?11 OFFSET ?12`,
  'date_created:asc': `SELECT id FROM orders ${WHERE} ORDER BY created_at, id LIMIT ?11 OFFSET ?12`,
  'date_created:desc': `SELECT id FROM orders ${WHERE} ORDER BY created_at DESC, id DESC LIMIT ?11 OFFSET ?12`,
} as const;

export type OrderSort = keyof typeof SORTED;

export function isOrderSort(given: string): given is OrderSort {
  return Object.hasOwn(SORTED, given);
}

/** Returns the numbers of the matching orders in the span, and how many match in total. */
export function findOrders(
  store: Store,
  filter: OrderFilter,
  { offset, limit }: Span,
  sort: OrderSort = 'newest',
): { ids: number[]; total: number } {
  const values = [
    filter.customerId ?? null,
    filter.email ?? null,
    filter.cartId?.toLowerCase() ?? null,
    filter.status ?? null,
    filter.exceptStatus ?? null,
    filter.fromId ?? null,
    filter.toId ?? null,
    filter.from ?? null,
    filter.to ?? null,
    filter.changedFrom ?? null,
  ];
  const counted = first<{ total: number }>(store, `SELECT count(*) AS total FROM orders ${WHERE}`, ...values);
  const rows = all<{ id: number }>(store, SORTED[sort], ...values, limit, offset);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}
