import { SLIP_MS, withoutSlips } from '../commerce/price-slips.ts';
import { soldEvents } from '../commerce/price-sales.ts';
import type { Parts } from '../parts.ts';
import { isoDay, londonMidnight } from '../calendar.ts';
import { first, run } from '../store/rows.ts';
import type { NewPrice } from './changes.ts';
import { ChangeRefused } from './refused.ts';

/** A price must have been charged so long before it may be shown as the earlier one. */
const REFERENCE_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

type PriceEventRow = { id: number; pence: number; kind: 'normal' | 'promotion'; starts_at: number };

/**
 * Ends the running price and appends the new one, unless nothing that is charged changes. A correction marks the price
 * that it ends as a slip, which keeps what was shown, when, and who put it right; it is never marked afterwards.
 * @throws ChangeRefused
 */
export function recordPrice(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  productId: number,
  { price, salePrice, by = '', isCorrection = false, since }: NewPrice,
): void {
  const now = since ?? clock();
  const kind = salePrice === null ? 'normal' : 'promotion';
  const pence = salePrice ?? price;
  const running = first<PriceEventRow>(
    store,
    `SELECT id, pence, kind, starts_at FROM price_event
     WHERE product_id = ? AND starts_at <= ? AND (ends_at IS NULL OR ends_at > ?) ORDER BY starts_at DESC, id DESC LIMIT 1`,
    productId,
    now,
    now,
  );
  const isSame = running?.pence === pence && running.kind === kind;
  if (isCorrection) {
    if (!running || isSame)
      throw new ChangeRefused('This puts nothing right: it is the price that is asked.');
    if (by === '') throw new ChangeRefused('Say who puts it right: the note of it keeps that.');
    if (now - wrongSince({ store }, productId, running.starts_at) > SLIP_MS)
      throw new ChangeRefused('It was asked for more than two hours, so it is a price and no slip.');
  }
  if (isSame) return;
  if (running)
    run(
      store,
      'UPDATE price_event SET ends_at = ?, slip_by = ? WHERE id = ?',
      now,
      isCorrection ? by : null,
      running.id,
    );
  run(
    store,
    'INSERT INTO price_event (product_id, pence, kind, starts_at, set_by) VALUES (?, ?, ?, ?, ?)',
    productId,
    pence,
    kind,
    now,
    by,
  );
}

/** Since when a product has had no right price: a slip that is put right by another counts with it. */
export function wrongSince({ store }: Pick<Parts, 'store'>, productId: number, startsAt: number): number {
  const before = first<{ starts_at: number }>(
    store,
    `SELECT starts_at FROM price_event
     WHERE product_id = ? AND ends_at = ? AND starts_at < ends_at AND slip_by IS NOT NULL`,
    productId,
    startsAt,
  );
  return before ? wrongSince({ store }, productId, before.starts_at) : startsAt;
}

/**
 * The metafield `price/was` beside a promotion: the normal price right before it, if that was charged for 28 days
 * and more and the promotion saves at least £5 and 3 %. Without such a price there is none. A slip is neither.
 */
export function keepWasPrice({ store }: Parts, productId: number, { price, salePrice }: NewPrice): void {
  const owner = String(productId);
  run(
    store,
    "DELETE FROM metafield WHERE owner = 'product' AND owner_id = ? AND namespace = 'price' AND key = 'was'",
    owner,
  );
  if (salePrice === null || price - salePrice < 500 || (price - salePrice) / price < 0.03) return;
  const prices = withoutSlips(soldEvents(store, [productId]));
  const at = prices.findLastIndex(({ kind }) => kind === 'normal');
  const [before, promotion] = [prices[at], prices[at + 1]];
  if (!before?.ends_at || !promotion || before.pence !== price) return;
  if (before.ends_at - before.starts_at < REFERENCE_DAYS * DAY_MS) return;
  // The last day on which nothing else was charged: the promotion begins on the day after.
  const to = isoDay(londonMidnight(promotion.starts_at) - 1);
  const was = { pence: before.pence, from: isoDay(before.starts_at), to };
  run(
    store,
    "INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES ('product', ?, 'price', 'was', ?)",
    owner,
    JSON.stringify(was),
  );
}
