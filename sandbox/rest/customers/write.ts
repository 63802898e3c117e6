import { z } from 'zod';
import { hashPassword } from '../../commerce/customers/password.ts';
import type { Parts } from '../../parts.ts';
import { first, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { RestError, refuse } from '../errors.ts';

/** Maximum number of records that the platform accepts in one request. */
const MOST_AT_ONCE = 10;

const text = z.string().max(255).optional();
const customerChange = z.object({
  id: z.int().positive(),
  email: z.email('Give an e-mail address.').max(250).optional(),
  first_name: text,
  last_name: text,
  company: text,
  phone: text,
  authentication: z
    .object({
      force_password_reset: z.boolean().optional(),
      new_password: z
        .string()
        .min(7, 'Passwords must be at least 7 characters.')
        .max(128, 'Passwords must be at most 128 characters.')
        .optional(),
    })
    .optional(),
});
const valueChange = z.object({
  attribute_id: z.int().positive(),
  customer_id: z.int().positive(),
  /** Limit of `attributeValue_Base` in the platform's `customers.v3.yml`. */
  value: z.string().max(255, 'At most 255 characters.'),
});

function many<T>(schema: z.ZodType<T>, body: unknown): T[] {
  const found = z.array(schema, 'Give an array.').min(1, 'Give at least one record.').safeParse(body);
  if (!found.success) return refuse(found.error);
  if (found.data.length > MOST_AT_ONCE) throw new RestError(413, `At most ${MOST_AT_ONCE} records at once.`);
  return found.data;
}

/**
 * Handles `PUT /v3/customers`: updates all records or none. A new password ends the customer's sessions. Returns the
 * ids.
 * @throws RestError 422 that names the record (`0.email`), 413 for too many
 */
export async function updateCustomers({ store, clock }: Parts, body: unknown): Promise<number[]> {
  const changes = many(customerChange, body);
  const hashes = await Promise.all(
    changes.map(async ({ authentication }) =>
      authentication?.new_password === undefined ? null : hashPassword(authentication.new_password),
    ),
  );
  return transaction(store, () =>
    changes.map((change, index) => {
      const field = (name: string, why: string): RestError =>
        new RestError(422, 'Update customers failed.', { [`${index}.${name}`]: why });
      if (!first(store, 'SELECT id FROM customer WHERE id = ?', change.id)) {
        throw field('id', 'Customer does not exist.');
      }
      const { email } = change;
      if (email && first(store, 'SELECT id FROM customer WHERE email = ? AND id <> ?', email, change.id)) {
        throw field('email', 'Email already in use.');
      }
      const hash = hashes[index] ?? null;
      const force = change.authentication?.force_password_reset ?? (hash === null ? null : false);
      run(
        store,
        `UPDATE customer SET email = coalesce(?, email), first_name = coalesce(?, first_name),
           last_name = coalesce(?, last_name), company = coalesce(?, company), phone = coalesce(?, phone),
           password_hash = coalesce(?, password_hash), force_password_reset = coalesce(?, force_password_reset),
           updated_at = ? WHERE id = ?`,
        email ?? null,
        change.first_name ?? null,
        change.last_name ?? null,
        change.company ?? null,
        change.phone ?? null,
        hash,
        force === null ? null : Number(force),
        clock(),
        change.id,
      );
      if (hash !== null) run(store, 'DELETE FROM customer_token WHERE customer_id = ?', change.id);
      return change.id;
    }),
  );
}

/** Handles `PUT /v3/customers/attribute-values`: sets values, creating them if necessary. Returns their ids. */
export function putAttributeValues({ store, clock }: Parts, body: unknown): number[] {
  const changes = many(valueChange, body);
  return transaction(store, () =>
    changes.map(({ attribute_id, customer_id, value }, index) => {
      const known = (table: 'customer' | 'customer_attribute', id: number, name: string): void => {
        if (first(store, `SELECT id FROM ${table} WHERE id = ?`, id)) return;
        throw new RestError(422, 'Update attribute values failed.', {
          [`${index}.${name}`]: 'Does not exist.',
        });
      };
      known('customer', customer_id, 'customer_id');
      known('customer_attribute', attribute_id, 'attribute_id');
      const now = clock();
      const row = first<{ id: number }>(
        store,
        `INSERT INTO customer_attribute_value (customer_id, attribute_id, value, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (customer_id, attribute_id) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at
         RETURNING id`,
        customer_id,
        attribute_id,
        value,
        now,
        now,
      );
      return row?.id ?? 0;
    }),
  );
}
