import type { Parts } from '../parts.ts';
import { isoDay, londonMidnight } from '../seed/calendar.ts';
import { first, run } from '../store/rows.ts';
import type { NewPrice } from './changes.ts';

/** A price must have been charged so long before it may be shown as the earlier one. */
const REFERENCE_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

type PriceEventRow = { id: number; pence: number; kind: 'normal' | 'promotion'; starts_at: number };

/** Ends the running price and appends the new one, unless nothing that is charged changes. */
export function recordPrice(
  { store, clock }: Parts,
  productId: number,
  { price, salePrice }: NewPrice,
): void {
  const now = clock();
  const kind = salePrice === null ? 'normal' : 'promotion';
  const pence = salePrice ?? price;
  const running = first<PriceEventRow>(
    store,
    `SELECT id, pence, kind, starts_at FROM price_event
     WHERE product_id = ? AND starts_at <= ? AND (ends_at IS NULL OR ends_at > ?) ORDER BY starts_at DESC LIMIT 1`,
    productId,
    now,
    now,
  );
  if (running?.pence === pence && running.kind === kind) return;
  if (running) run(store, 'UPDATE price_event SET ends_at = ? WHERE id = ?', now, running.id);
  run(
    store,
    'INSERT INTO price_event (product_id, pence, kind, starts_at) VALUES (?, ?, ?, ?)',
    productId,
    pence,
    kind,
    now,
  );
}

/**
 * The metafield `price/was` beside a promotion: the normal price right before it, if that was charged for 28 days
 * and more and the promotion saves at least £5 and 3 %. Without such a price there is none.
 */
export function keepWasPrice(
  { store, clock }: Parts,
  productId: number,
  { price, salePrice }: NewPrice,
): void {
  const owner = String(productId);
  run(
    store,
    "DELETE FROM metafield WHERE owner = 'product' AND owner_id = ? AND namespace = 'price' AND key = 'was'",
    owner,
  );
  if (salePrice === null || price - salePrice < 500 || (price - salePrice) / price < 0.03) return;
  const before = first<{ pence: number; starts_at: number; ends_at: number }>(
    store,
    `SELECT pence, starts_at, ends_at FROM price_event
     WHERE product_id = ? AND kind = 'normal' AND ends_at <= ? ORDER BY ends_at DESC LIMIT 1`,
    productId,
    clock(),
  );
  if (!before || before.pence !== price || before.ends_at - before.starts_at < REFERENCE_DAYS * DAY_MS)
    return;
  // The last day on which nothing else was charged: the promotion begins on the day after.
  const to = isoDay(londonMidnight(before.ends_at) - 1);
  const was = { pence: before.pence, from: isoDay(before.starts_at), to };
  run(
    store,
    "INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES ('product', ?, 'price', 'was', ?)",
    owner,
    JSON.stringify(was),
  );
}
