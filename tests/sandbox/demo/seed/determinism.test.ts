import { describe, expect, it } from 'vitest';
import { seedCatalogue, type SeedOptions } from '../../../../sandbox/demo/seed/catalogue.ts';
import { openStore } from '../../../../sandbox/store/store.ts';
import { count, hashOf, seeded, TODAY } from './seeded.ts';

/** Of a store that is filled here and now, not copied. */
function freshHash(options: SeedOptions): string {
  const store = openStore(':memory:');
  seedCatalogue(store, { products: 60, today: TODAY, ...options });
  return hashOf(store);
}

const first = freshHash({});

describe('a seeded store', { timeout: 60_000 }, () => {
  it('is identical for the same seed and day, whatever the hour', () => {
    expect(freshHash({ today: TODAY - 9 * 3_600_000 })).toBe(first);
    expect(hashOf(seeded({ products: 60 }))).toBe(first);
  });

  it('differs for another seed and for another day', () => {
    expect(freshHash({ seed: 8 })).not.toBe(first);
    expect(freshHash({ today: TODAY + 86_400_000 })).not.toBe(first);
  });

  it('holds exactly as many products as asked for beyond the plan, with the planned ones first', () => {
    const plan = seeded();
    const more = seeded({ products: 2600 });
    expect(count(more, 'SELECT count(*) FROM product')).toBe(2600);
    const names = 'SELECT name, charged FROM product WHERE id <= 2000 ORDER BY id';
    expect(more.prepare(names).all()).toEqual(plan.prepare(names).all());
    expect(count(more, 'SELECT count(*) FROM product_text')).toBe(2600);
    expect(count(more, "SELECT count(*) FROM product WHERE id > 2100 AND description = ''")).toBe(0);
  });
});
