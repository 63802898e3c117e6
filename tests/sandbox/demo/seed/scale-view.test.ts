import { expect, test } from 'vitest';
import { rows, seeded } from './seeded.ts';

test('every picture of dimensions follows one beside a person', () => {
  const store = seeded();
  const pictures = rows<{ sku: string; before: string | null; words: string; height: number }>(
    store,
    `SELECT p.sku, b.media AS before, b.alt AS words, p.height FROM product_image AS i
     JOIN product AS p ON p.id = i.product_id
     LEFT JOIN product_image AS b ON b.product_id = i.product_id AND b.position = i.position - 1
     WHERE i.media LIKE '%/dimensions'`,
  );
  expect(pictures.length).toBeGreaterThan(250);
  for (const { sku, before, words, height } of pictures) {
    expect(before, sku).toMatch(/\/scale$/);
    expect(words, sku).toContain(`${height} mm high, beside a person 1.70 m tall`);
  }
});
