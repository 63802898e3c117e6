import { describe, expect, it } from 'vitest';
import { eanOf, tellBarcodesApart } from '../../../../sandbox/demo/seed/naming.ts';
import { rows, seeded } from './seeded.ts';

describe('barcodes', () => {
  it('are unique in the whole catalogue, generated products included', { timeout: 60_000 }, () => {
    for (const options of [{ products: 2600 }, { products: 300, seed: 7 }]) {
      const shared = rows(
        seeded(options),
        'SELECT upc, group_concat(sku) FROM product WHERE upc IS NOT NULL GROUP BY upc HAVING count(*) > 1',
      );
      expect(shared).toEqual([]);
    }
  });

  it('change only if an earlier product has the same one', () => {
    const goods = [eanOf(1), eanOf(2), null, eanOf(1), null, eanOf(1)].map((upc) => ({ upc }));
    tellBarcodesApart(goods);
    const after = goods.map(({ upc }) => upc);
    expect(after.slice(0, 3)).toEqual([eanOf(1), eanOf(2), null]);
    expect(after[4]).toBeNull();
    expect(new Set(after).size).toBe(5);
  });
});
