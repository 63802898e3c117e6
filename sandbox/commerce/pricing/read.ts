import { all, first, groupBy, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { CartLine } from '../cart/types.ts';
import { readRule, type SetPromotion } from './set-discount.ts';
import type { Certificate, Coupon, CouponKind, Item } from './types.ts';

type FactRow = { id: number; kind: string; clearance: number };
type CategoryRow = { product_id: number; id: number };

/** Returns the lines of a cart with what discounts depend on. Discontinued products count as clearance. */
export function readItems(
  store: Store,
  lines: readonly Pick<CartLine, 'id' | 'productId' | 'salePrice' | 'quantity'>[],
): Item[] {
  const ids = list([...new Set(lines.map(({ productId }) => productId))]);
  const facts = new Map(
    all<FactRow>(
      store,
      `SELECT p.id, p.kind, EXISTS (
         SELECT 1 FROM product_attribute AS pa JOIN attribute_value AS v ON v.id = pa.value_id
         JOIN attribute AS a ON a.id = v.attribute_id
         WHERE pa.product_id = p.id AND a.name = 'Discontinued' AND v.value = 'Yes') AS clearance
       FROM product AS p WHERE p.id IN (SELECT value FROM json_each(?))`,
      ids,
    ).map((row) => [row.id, row]),
  );
  const categories = groupBy(
    all<CategoryRow>(
      store,
      `WITH RECURSIVE above (product_id, id) AS (
         SELECT product_id, category_id FROM product_category WHERE product_id IN (SELECT value FROM json_each(?))
         UNION SELECT a.product_id, c.parent_id FROM above AS a JOIN category AS c ON c.id = a.id
         WHERE c.parent_id IS NOT NULL)
       SELECT product_id, id FROM above`,
      ids,
    ),
    'product_id',
  );
  return lines.map(({ id, productId, salePrice, quantity }) => ({
    id,
    price: salePrice,
    quantity,
    kind: facts.get(productId)?.kind ?? '',
    categories: (categories.get(productId) ?? []).map((each) => each.id),
    clearance: facts.get(productId)?.clearance === 1,
  }));
}

/**
 * Returns the automatic discounts in effect: on the platform none applies before its `start_date` or after its
 * `end_date`.
 */
export function readPromotions(store: Store, now: number): SetPromotion[] {
  return all<{ id: number; name: string; priority: number; rule: string }>(
    store,
    `SELECT id, name, priority, rule FROM promotion
     WHERE (starts_at IS NULL OR starts_at <= ?) AND (ends_at IS NULL OR ends_at > ?) ORDER BY priority, id`,
    now,
    now,
  ).map((row) => ({ ...row, rule: readRule(row.rule) }));
}

type CouponRow = {
  id: number;
  code: string;
  name: string;
  kind: CouponKind;
  value: number;
  categories: string;
  min_spend: number;
  max_uses: number | null;
  uses: number;
  ends_at: number | null;
};

export function couponByCode(store: Store, code: string): Coupon | null {
  const row = first<CouponRow>(
    store,
    `SELECT id, code, name, kind, value, categories, min_spend, max_uses, uses, ends_at FROM coupon WHERE code = ?`,
    code.trim(),
  );
  if (!row) return null;
  const { id, name, kind, value, uses } = row;
  return {
    id,
    code: row.code,
    name,
    kind,
    value,
    uses,
    categories: JSON.parse(row.categories) as number[],
    minSpend: row.min_spend,
    maxUses: row.max_uses,
    endsAt: row.ends_at,
  };
}

type CertificateRow = {
  id: number;
  code: string;
  balance: number;
  bought_at: number;
};

/**
 * Returns the gift certificates that are valid, ordered by code. Amounts held by the cart's own unpaid order count as
 * available.
 */
export function readCertificates(
  store: Store,
  codes: readonly string[],
  cartId: string,
  now: number,
): Omit<Certificate, 'used'>[] {
  return all<CertificateRow>(
    store,
    `SELECT id, code, bought_at, balance + coalesce((
       SELECT c.amount FROM order_certificate AS c JOIN orders AS o ON o.id = c.order_id
       WHERE c.certificate_id = gift_certificate.id AND o.cart_id = ? AND o.revision > 0 AND o.held = 1), 0) AS balance
     FROM gift_certificate
     WHERE code IN (SELECT value COLLATE NOCASE FROM json_each(?)) AND (ends_at IS NULL OR ends_at > ?) ORDER BY code`,
    cartId,
    list(codes),
    now,
  ).map(({ id, code, balance, bought_at: boughtAt }) => ({ id, code, balance, boughtAt }));
}
