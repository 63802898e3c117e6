import { describe, expect, it } from 'vitest';
import { count, hashOf, seeded, TODAY } from './seeded.ts';

describe('a seeded store', { timeout: 60_000 }, () => {
  it('is the same to the last row for the same seed and day, whatever the hour', () => {
    const first = hashOf(seeded({ products: 300, seed: 7 }));
    expect(hashOf(seeded({ products: 300, seed: 7 }))).toBe(first);
    expect(hashOf(seeded({ products: 300, seed: 7, today: TODAY - 9 * 3_600_000 }))).toBe(first);
  });

  it('differs for another seed and for another day', () => {
    const first = hashOf(seeded({ products: 300, seed: 7 }));
    expect(hashOf(seeded({ products: 300, seed: 8 }))).not.toBe(first);
    expect(hashOf(seeded({ products: 300, seed: 7, today: TODAY + 86_400_000 }))).not.toBe(first);
  });

  it('holds exactly as many products as were asked for above the plan, the planned ones first', () => {
    const plan = seeded({ products: 2000 });
    const more = seeded({ products: 2600 });
    expect(count(more, 'SELECT count(*) FROM product')).toBe(2600);
    const names = 'SELECT name, charged FROM product WHERE id <= 2000 ORDER BY id';
    expect(more.prepare(names).all()).toEqual(plan.prepare(names).all());
    expect(count(more, 'SELECT count(*) FROM product_text')).toBe(2600);
    expect(count(more, "SELECT count(*) FROM product WHERE id > 2100 AND description = ''")).toBe(0);
  });
});
