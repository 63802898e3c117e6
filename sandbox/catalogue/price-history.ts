import { SLIP_MS, withoutSlips } from '../commerce/price-slips.ts';
import { soldEvents } from '../commerce/price-sales.ts';
import type { Parts } from '../parts.ts';
import { isoDay, londonMidnight } from '../calendar.ts';
import { first, run } from '../store/rows.ts';
import type { NewPrice } from './changes.ts';
import { ChangeRefused } from './refused.ts';

/** Number of days for which a price must have been charged before it may be shown as the earlier price. */
const REFERENCE_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

type PriceEventRow = { id: number; pence: number; kind: 'normal' | 'promotion'; starts_at: number };

/**
 * Ends the current price event and appends the new one, unless the price charged stays the same. A correction marks the
 * price that it ends as a slip: the event keeps what was shown, when, and who corrected it. Only the correction itself
 * can mark a slip.
 * @throws ChangeRefused if a correction changes nothing, names nobody, or comes after more than two hours.
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
      throw new ChangeRefused('This is the current price, so there is nothing to correct.');
    if (by === '') throw new ChangeRefused('Enter your name: it is recorded with the correction.');
    if (now - wrongSince({ store }, productId, running.starts_at) > SLIP_MS)
      throw new ChangeRefused(
        'This price was shown for more than two hours, so it is no longer a mistake to correct: set a new price instead.',
      );
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

/**
 * Returns the instant since which the price of a product has been wrong. A slip that corrected another slip counts from
 * the start of the first.
 */
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
 * Writes the metafield `price/was` for a promotion: the normal price directly before it, if that was charged for at
 * least 28 days and the promotion saves at least £5 and 3 %. Otherwise removes it. Slips are ignored.
 */
export function keepWasPrice(
  { store }: Pick<Parts, 'store'>,
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
  const prices = withoutSlips(soldEvents(store, [productId]));
  const at = prices.findLastIndex(({ kind }) => kind === 'normal');
  const [before, promotion] = [prices[at], prices[at + 1]];
  if (!before?.ends_at || !promotion || before.pence !== price) return;
  if (before.ends_at - before.starts_at < REFERENCE_DAYS * DAY_MS) return;
  // The earlier price ends on the day before the one on which the promotion begins.
  const to = isoDay(londonMidnight(promotion.starts_at) - 1);
  const was = { pence: before.pence, from: isoDay(before.starts_at), to };
  run(
    store,
    "INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES ('product', ?, 'price', 'was', ?)",
    owner,
    JSON.stringify(was),
  );
}
