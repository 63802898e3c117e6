import { createHash, scryptSync } from 'node:crypto';
import { insertAddress } from '@hobwright/sandbox/commerce/customers/address-input.ts';
import { insertOrder } from '@hobwright/sandbox/commerce/orders/write.ts';
import { first, run } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { DAY } from '@hobwright/sandbox/calendar.ts';
import { createRandom, type Random, seededUuid } from '../random.ts';
import { FULL_HISTORY, type PastOrder, SHORT_HISTORY } from './data/history.ts';
import { DEMO_PASSWORD, type Fullness, PEOPLE, type Person } from './data/people.ts';
import { isStocked, pickGoods, readStock, type Stock } from './goods.ts';
import { draftOrder } from './past-orders.ts';

const HISTORY: Record<Fullness, readonly PastOrder[]> = {
  full: FULL_HISTORY,
  few: SHORT_HISTORY,
  empty: [],
};

/**
 * Writes the demo customers with their orders and wishlists, using products of the store's catalogue. A customer whose
 * e-mail address is registered already is left out. `midnight` starts the day that past dates are relative to.
 */
export function writeCustomers(store: Store, seed: number, midnight: number): void {
  const stock = readStock(store);
  const hash = seededHash(DEMO_PASSWORD, seed);
  for (const person of PEOPLE) {
    if (first(store, 'SELECT 1 FROM customer WHERE email = ?', person.email)) continue;
    const random = createRandom(seed, `customer ${person.email}`);
    const customerId = writeCustomer(store, person, hash, midnight - 420 * DAY);
    if (!isStocked(stock)) continue;
    const addresses = person.addresses.map((address) => ({ ...address, email: person.email }));
    for (const past of HISTORY[person.fullness]) {
      insertOrder(store, draftOrder(past, { customerId, addresses }, stock, midnight, random));
    }
    if (person.fullness === 'full') writeWishlist(store, customerId, stock, random, midnight);
  }
}

function writeCustomer(store: Store, person: Person, hash: string, since: number): number {
  const { lastId: id } = run(
    store,
    `INSERT INTO customer (email, password_hash, force_password_reset, first_name, last_name, company, phone, created_at,
       updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    person.email,
    hash,
    Number(person.mustReset),
    person.firstName,
    person.lastName,
    person.company,
    person.phone,
    since,
    since,
  );
  for (const attribute of [1, 2]) {
    run(
      store,
      `INSERT INTO customer_attribute_value (customer_id, attribute_id, value, created_at, updated_at)
       VALUES (?, ?, '', ?, ?)`,
      id,
      attribute,
      since,
      since,
    );
  }
  for (const { state, postcode, ...address } of person.addresses) {
    insertAddress(store, id, { ...address, stateOrProvince: state, postalCode: postcode });
  }
  if (person.subscribes) {
    run(store, 'INSERT OR IGNORE INTO subscriber (email, created_at) VALUES (?, ?)', person.email, since);
  }
  return id;
}

function writeWishlist(store: Store, customerId: number, stock: Stock, random: Random, now: number): void {
  const { lastId } = run(
    store,
    'INSERT INTO wishlist (customer_id, name, token, created_at) VALUES (?, ?, ?, ?)',
    customerId,
    'My Favorites',
    seededUuid(random),
    now,
  );
  for (const { id } of [...pickGoods(random, stock.large, 2), ...pickGoods(random, stock.small, 2)]) {
    run(
      store,
      'INSERT OR IGNORE INTO wishlist_item (wishlist_id, product_id, variant_id) VALUES (?, ?, ?)',
      lastId,
      id,
      id,
    );
  }
}

/**
 * Returns `scrypt:<salt>:<key>`, both base64url: N 16,384, r 8, p 1, 32 bytes. The salt is derived from the seed, so
 * that equal seeds give equal stores.
 */
function seededHash(password: string, seed: number): string {
  const salt = createHash('sha256').update(`salt ${seed}`).digest().subarray(0, 16);
  const key = scryptSync(password.normalize('NFC'), salt, 32, {
    N: 16_384,
    r: 8,
    p: 1,
    maxmem: 64 * 1024 * 1024,
  });
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
}
