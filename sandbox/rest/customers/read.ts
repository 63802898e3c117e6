import { all, groupBy, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { instant } from '../../commerce/values.ts';

export type CustomerRow = {
  id: number;
  email: string;
  force_password_reset: number;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  created_at: number;
  updated_at: number;
  attribute_count: number;
  address_count: number;
};

type ValueRow = {
  id: number;
  attribute_id: number;
  value: string;
  customer_id: number;
  created_at: number;
  updated_at: number;
};

/** Filter for customers; null does not restrict. E-mail addresses are compared case-insensitively. */
export interface CustomerFilter {
  emails: string[] | null;
  ids: number[] | null;
}

/** Returns all matching customers, by id. */
export function findCustomers(store: Store, { emails, ids }: CustomerFilter): CustomerRow[] {
  return all<CustomerRow>(
    store,
    `SELECT c.id, c.email, c.force_password_reset, c.first_name, c.last_name, c.company, c.phone, c.created_at,
       c.updated_at, (SELECT count(*) FROM customer_attribute_value WHERE customer_id = c.id) AS attribute_count,
       (SELECT count(*) FROM customer_address WHERE customer_id = c.id) AS address_count
     FROM customer AS c
     WHERE (?1 IS NULL OR c.email IN (SELECT value COLLATE NOCASE FROM json_each(?1)))
       AND (?2 IS NULL OR c.id IN (SELECT value FROM json_each(?2)))
     ORDER BY c.id`,
    emails && list(emails),
    ids && list(ids),
  );
}

/** Filter for attribute values. Omitted fields do not restrict. */
export interface ValueFilter {
  ids?: number[] | null;
  customerIds?: number[] | null;
  attributeIds?: number[] | null;
  name?: string | null;
}

/** Returns all matching attribute values, by id. */
export function findAttributeValues(store: Store, filter: ValueFilter): ValueRow[] {
  const { ids = null, customerIds = null, attributeIds = null, name = null } = filter;
  return all<ValueRow>(
    store,
    `SELECT v.id, v.attribute_id, v.value, v.customer_id, v.created_at, v.updated_at
     FROM customer_attribute_value AS v JOIN customer_attribute AS a ON a.id = v.attribute_id
     WHERE (?1 IS NULL OR v.customer_id IN (SELECT value FROM json_each(?1)))
       AND (?2 IS NULL OR v.attribute_id IN (SELECT value FROM json_each(?2)))
       AND (?3 IS NULL OR a.name = ?3)
       AND (?4 IS NULL OR v.id IN (SELECT value FROM json_each(?4)))
     ORDER BY v.id`,
    customerIds && list(customerIds),
    attributeIds && list(attributeIds),
    name,
    ids && list(ids),
  );
}

export function presentValue(row: ValueRow): object {
  return {
    id: row.id,
    attribute_id: row.attribute_id,
    attribute_value: row.value,
    customer_id: row.customer_id,
    date_created: instant(row.created_at),
    date_modified: instant(row.updated_at),
  };
}

/** Returns customers in the format of the v3 API, which never contains passwords. */
export function presentCustomers(
  store: Store,
  rows: readonly CustomerRow[],
  withAttributes: boolean,
  channelId: number,
): object[] {
  const customerIds = rows.map(({ id }) => id);
  const values = withAttributes ? groupBy(findAttributeValues(store, { customerIds }), 'customer_id') : null;
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    company: row.company,
    phone: row.phone,
    customer_group_id: 0,
    notes: '',
    tax_exempt_category: '',
    registration_ip_address: '',
    date_created: instant(row.created_at),
    date_modified: instant(row.updated_at),
    address_count: row.address_count,
    attribute_count: row.attribute_count,
    authentication: { force_password_reset: row.force_password_reset === 1 },
    accepts_product_review_abandoned_cart_emails: false,
    origin_channel_id: channelId,
    channel_ids: null,
    ...(values && { attributes: (values.get(row.id) ?? []).map(presentValue) }),
  }));
}
