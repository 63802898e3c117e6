import { randomBytes } from 'node:crypto';
import { run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Customer attribute that holds the one-time value of the latest reset link. */
const ATTRIBUTE = 1;

/** Generates and stores a new one-time value, which invalidates older links. */
export function makeResetValue(store: Store, customerId: number, now: number): string {
  const value = randomBytes(32).toString('base64url');
  run(
    store,
    `INSERT INTO customer_attribute_value (customer_id, attribute_id, value, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (customer_id, attribute_id) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    customerId,
    ATTRIBUTE,
    value,
    now,
    now,
  );
  return value;
}

/** Clears the value if it is this one. Of several concurrent calls only one succeeds. */
export function spendResetValue(store: Store, customerId: number, value: string, now: number): boolean {
  const { changes } = run(
    store,
    `UPDATE customer_attribute_value SET value = '', updated_at = ?
     WHERE customer_id = ? AND attribute_id = ? AND value = ? AND value <> ''`,
    now,
    customerId,
    ATTRIBUTE,
    value,
  );
  return changes > 0;
}
