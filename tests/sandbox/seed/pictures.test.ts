import { expect, test } from 'vitest';
import { rows, seeded } from './seeded.ts';

test('an integrated fridge, which is photographed with its door open, says so', () => {
  const store = seeded();
  const alts = rows<{ alt: string }>(
    store,
    `SELECT i.alt FROM product_image AS i JOIN product AS p ON p.id = i.product_id
     WHERE i.position = 0 AND p.kind = 'fridge-freezer' AND p.name LIKE '%integrated%'`,
  ).map(({ alt }) => alt);
  expect(alts.length).toBeGreaterThan(0);
  expect(alts.filter((alt) => !alt.endsWith(', door open'))).toEqual([]);
});
