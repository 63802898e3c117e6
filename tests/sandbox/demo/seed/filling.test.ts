import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../../../sandbox/demo/seed/catalogue.ts';
import { fillEmptyStore, isFilled } from '../../../../sandbox/store/filling.ts';
import { progressOn } from '../../../../sandbox/demo/seed/progress.ts';
import { resetStore } from '../../../../sandbox/store/reset.ts';
import { DEMO_CUSTOMER } from '../../../../sandbox/demo/seed/customers/data/people.ts';
import { openStore } from '../../../../sandbox/store/store.ts';
import { count, rows, seeded, TODAY } from './seeded.ts';

describe('filling a store', { timeout: 60_000 }, () => {
  it('refuses a full store, and works after a reset', () => {
    const store = seeded({ products: 60 });
    expect(() => seedCatalogue(store, { products: 60, today: TODAY })).toThrow(/--reset/);
    resetStore(store);
    expect(isFilled(store)).toBe(false);
    expect(count(store, 'SELECT count(*) FROM customer')).toBe(0);
    seedCatalogue(store, { products: 60, today: TODAY });
    expect(isFilled(store)).toBe(true);
  });

  it('leaves nothing behind if it fails, and restores the settings', () => {
    const store = openStore(':memory:');
    const fail = () =>
      fillEmptyStore(store, () => {
        store.exec("INSERT INTO brand (id, name, path, description) VALUES (1, 'X', '/brands/x/', '')");
        throw new Error('stopped');
      });
    expect(fail).toThrow('stopped');
    expect(count(store, 'SELECT count(*) FROM brand')).toBe(0);
    expect([count(store, 'PRAGMA synchronous'), count(store, 'PRAGMA foreign_keys')]).toEqual([2, 1]);
  });

  it('starts again if it was interrupted', () => {
    const store = openStore(':memory:');
    const product = `INSERT INTO product (id, sku, name, path, kind, picture, description, summary, created_at, price, stock, availability, page_title, meta_description)
      VALUES (1, 'A', 'A', '/a/', 'k', 'k', '', '', 0, 1, 0, 'Available', '', '')`;
    const stop = () =>
      fillEmptyStore(store, (next) => {
        store.exec(product);
        next();
        throw new Error('stopped');
      });
    expect(stop).toThrow('stopped');
    expect([count(store, 'SELECT count(*) FROM product'), isFilled(store)]).toEqual([1, false]);
    seedCatalogue(store, { products: 60, today: TODAY });
    expect(rows(store, "SELECT * FROM product WHERE sku = 'A'")).toEqual([]);
    expect(isFilled(store)).toBe(true);
  });

  it('refuses rows with dangling references', () => {
    const store = openStore(':memory:');
    expect(() =>
      fillEmptyStore(store, () =>
        store.exec('INSERT INTO product_category (category_id, product_id) VALUES (5, 6)'),
      ),
    ).toThrow(/name what is not there/);
  });
});

describe('the demo customer', { timeout: 60_000 }, () => {
  it('can sign in with the documented hash, and has both attributes empty', () => {
    const store = seeded({ products: 60 });
    const [customer] = rows<{ email: string; password_hash: string }>(
      store,
      'SELECT email, password_hash FROM customer',
    );
    const [kind, salt = '', key = ''] = customer?.password_hash.split(':') ?? [];
    const derived = scryptSync(DEMO_CUSTOMER.password, Buffer.from(salt, 'base64url'), 32, {
      N: 16_384,
      r: 8,
      p: 1,
      maxmem: 64 * 1024 * 1024,
    });
    expect([kind, derived.toString('base64url')]).toEqual(['scrypt', key]);
    expect(
      rows(
        store,
        'SELECT a.id, a.name, v.value FROM customer_attribute AS a JOIN customer_attribute_value AS v ON v.attribute_id = a.id WHERE v.customer_id = 1 ORDER BY a.id',
      ),
    ).toEqual([
      { id: 1, name: 'Password reset', value: '' },
      { id: 2, name: 'Active cart', value: '' },
    ]);
  });
});

describe('progress', () => {
  const told = (isTTY: boolean) => {
    const written: string[] = [];
    let now = 0;
    const progress = progressOn(
      { isTTY, write: (text: string) => written.push(text) },
      'products',
      () => now,
    );
    for (const [done, at] of [
      [0, 0],
      [50, 1000],
      [100, 6000],
      [200, 9000],
    ] as const) {
      now = at;
      progress(done, 200);
    }
    return written;
  };

  it('is a bar on a terminal', () => {
    const written = told(true);
    expect(written.at(-1)).toContain('[##############################] 200 of 200 products in 9.0 s');
    expect(written.every((text) => text.startsWith('\r'))).toBe(true);
  });

  it('is a few plain lines elsewhere', () => {
    expect(told(false)).toEqual(['100 of 200 products, about 6 s left\n', '200 of 200 products in 9.0 s\n']);
  });
});
