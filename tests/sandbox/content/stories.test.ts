import { expect, test } from 'vitest';
import { stories } from '../../../sandbox/demo/content/read-pages.ts';
import { BRANDS } from '../../../sandbox/demo/seed/data/brands.ts';

const told = stories.map(({ fields }) => ({
  brand: String(fields['brand']),
  title: String(fields['title']),
  body: String(fields['body']),
}));

test('every brand has a story, and no two start alike', () => {
  expect(told.map(({ brand }) => brand).toSorted()).toEqual(
    BRANDS.map(({ key }) => `/brands/${key}`).toSorted(),
  );
  const openings = told.map(({ body }) => body.trim().split(/\s+/).slice(0, 3).join(' '));
  expect(new Set(openings).size).toBe(told.length);
  expect(new Set(told.map(({ title }) => title)).size).toBe(told.length);
});

test.each(told)('$title is short, and free of superlatives', ({ title, body }) => {
  const words = body.split(/\s+/).length;
  expect(words).toBeGreaterThan(60);
  expect(words).toBeLessThan(170);
  expect(`${title} ${body}`).not.toMatch(
    /!|stunning|must-have|game.?chang|perfect for|seamless|look no further/i,
  );
});
