import { first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { passwordMatches } from './password.ts';

type CustomerRow = {
  id: number;
  email: string;
  password_hash: string;
  force_password_reset: number;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  created_at: number;
  updated_at: number;
};

export type Customer = CustomerRow;

const COLUMNS = `id, email, password_hash, force_password_reset, first_name, last_name, company, phone,
  created_at, updated_at`;

export function customerById(store: Store, id: number): Customer | null {
  return first<CustomerRow>(store, `SELECT ${COLUMNS} FROM customer WHERE id = ?`, id) ?? null;
}

/** Returns the customer with an e-mail address, ignoring case, or null. */
export function customerByEmail(store: Store, email: string): Customer | null {
  return first<CustomerRow>(store, `SELECT ${COLUMNS} FROM customer WHERE email = ?`, email.trim()) ?? null;
}

/** Returns the customer with this e-mail address and password, else `null`. Both cases take the same time. */
export async function customerByPassword(
  store: Store,
  email: string,
  password: string,
): Promise<Customer | null> {
  const found = customerByEmail(store, email);
  const matches = await passwordMatches(password, found?.password_hash ?? '');
  return matches ? found : null;
}
