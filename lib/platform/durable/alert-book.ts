import 'server-only';
import { randomBytes } from 'node:crypto';
import { log } from '@/lib/platform/observe/log';
import { ALERTS } from './store/schemas';
import type { Store } from './store/types';
import { stores } from './stores';

/**
 * Somebody who is waiting for a product: for it to be in stock again, or to cost no more than `below` pence. The name
 * is unique, also among past alerts.
 */
export type Alert = {
  productId: number;
  name: string;
  email: string;
  below: number | null;
  /** Milliseconds since 1970. */
  since: number;
};
type AlertName = Pick<Alert, 'productId' | 'name'>;

const MOST = 200_000;
/** Nobody is e-mailed about an alert older than this. */
export const KEPT_MS = 365 * 24 * 60 * 60_000;

const book = (): Promise<Store> => stores().open(ALERTS);

/** Columns of the index that allows one alert of each sort per product and e-mail address, whatever its case. */
const SAME = {
  sqlite: 'product_id, email, (below IS NULL)',
  postgres: 'product_id, lower(email), (below IS NULL)',
} as const;

/** Renews an alert of the same sort, which a full book still does. */
const RENEW = `UPDATE alert SET below = $3, created_at = $4, name = $5
  WHERE product_id = $1 AND lower(email) = lower($2) AND (below IS NULL) = (CAST($3 AS BIGINT) IS NULL)`;

/**
 * Stores an alert for a year. If the same one exists, it gets the new price and another year.
 * @returns false if it could not be stored: the store fails, or there are too many alerts
 */
export async function addAlert(productId: number, email: string, below: number | null): Promise<boolean> {
  try {
    const store = await book();
    const now = await store.now();
    await store.change('DELETE FROM alert WHERE created_at < $1', now - KEPT_MS);
    const [held] = await store.rows<{ n: number }>('SELECT count(*) AS n FROM alert');
    const name = randomBytes(16).toString('hex');
    const values = [productId, email, below, now, name] as const;
    if ((held?.n ?? 0) >= MOST) return (await store.change(RENEW, ...values)) > 0;
    await store.change(
      `INSERT INTO alert (product_id, email, below, created_at, name) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (${SAME[store.home]}) DO UPDATE SET
         below = excluded.below, created_at = excluded.created_at, name = excluded.name`,
      ...values,
    );
    return true;
  } catch (error) {
    log('error', 'alerts', { fault: error instanceof Error ? error.message : 'unknown' });
    return false;
  }
}

const ALERT =
  'SELECT product_id AS "productId", name, email, below, created_at AS since FROM alert WHERE created_at >= $1';
const oldest = (): number => Date.now() - KEPT_MS;

/**
 * Returns all alerts for a product, oldest first.
 * @throws {UnreachableError}
 */
export const alertsFor = async (productId: number): Promise<Alert[]> =>
  (await book()).rows(`${ALERT} AND product_id = $2 ORDER BY id`, oldest(), productId);

/**
 * Returns the alerts of an e-mail address, whatever its case.
 * @throws {UnreachableError}
 */
export const alertsOf = async (email: string): Promise<Alert[]> =>
  (await book()).rows(`${ALERT} AND lower(email) = lower($2) ORDER BY id`, oldest(), email);

/**
 * Returns an alert; null if it has ended, or the same person has replaced it with a new one.
 * @throws {UnreachableError}
 */
export async function readAlert({ productId, name }: AlertName): Promise<Alert | null> {
  const sql = `${ALERT} AND product_id = $2 AND name = $3`;
  const [found] = await (await book()).rows<Alert>(sql, oldest(), productId, name);
  return found ?? null;
}

/**
 * Deletes an alert, including its address, unless the same person has replaced it with a new one.
 * @throws {UnreachableError}
 */
export async function forgetAlert({ productId, name }: AlertName): Promise<void> {
  await (await book()).change('DELETE FROM alert WHERE product_id = $1 AND name = $2', productId, name);
}

/**
 * Deletes all alerts for a product.
 * @throws {UnreachableError}
 */
export async function forgetAlertsFor(productId: number): Promise<void> {
  await (await book()).change('DELETE FROM alert WHERE product_id = $1', productId);
}

/**
 * Deletes all alerts of an e-mail address, whatever its case.
 * @throws {UnreachableError}
 */
export async function forgetAlertsOf(email: string): Promise<void> {
  await (await book()).change('DELETE FROM alert WHERE lower(email) = lower($1)', email);
}
