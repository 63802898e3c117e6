import { createHash, scryptSync } from 'node:crypto';
import type { Store } from '../../store/store.ts';
import { DAY } from '../calendar.ts';

/** Who can sign in to the demo. The password is no secret: it stands in the README. */
export const DEMO_CUSTOMER = {
  email: 'demo@hobwright.example',
  password: 'Enamel-works-14',
  firstName: 'Maureen',
  lastName: 'Hartley',
} as const;

/** `scrypt:<salt>:<key>`, both base64url: N 16,384, r 8, p 1, 32 bytes; the salt follows from the seed so that stores are equal. */
export function seededHash(password: string, seed: number): string {
  const salt = createHash('sha256').update(`salt ${seed}`).digest().subarray(0, 16);
  const key = scryptSync(password.normalize('NFC'), salt, 32, {
    N: 16_384,
    r: 8,
    p: 1,
    maxmem: 64 * 1024 * 1024,
  });
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}

/** Writes the demo customer, with the two attributes that the shop keeps of its customers empty. */
export function writeCustomers(store: Store, seed: number, today: number): void {
  const { email, password, firstName, lastName } = DEMO_CUSTOMER;
  const at = today - 200 * DAY;
  store
    .prepare(
      'INSERT INTO customer (id, email, password_hash, first_name, last_name, phone, created_at, updated_at) VALUES (1, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(email, seededHash(password, seed), firstName, lastName, '0113 496 0107', at, at);
  const value = store.prepare(
    "INSERT INTO customer_attribute_value (customer_id, attribute_id, value, created_at, updated_at) VALUES (1, ?, '', ?, ?)",
  );
  for (const attribute of [1, 2]) value.run(attribute, at, at);
}
