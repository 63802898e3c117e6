import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What `styles/tokens.css` says of the faces. */
const WEIGHTS: Record<string, readonly string[]> = {
  ui: ['450', '600'],
  'ui-narrow': ['450', '600'],
  display: ['500', '650', '700'],
};
const ANY = Object.values(WEIGHTS).flat();
const SHORT = /font:\s*(\d+)[^;]*var\(--([a-z-]+)\)\s*;/g;
const ALONE = /font-weight:\s*([^;]+);/g;

const sheets = globSync('{app,components,styles}/**/*.css').map((file) => readFileSync(file, 'utf8'));

test('every typeface is used in its declared weights only', () => {
  const set = sheets.flatMap((sheet) => [...sheet.matchAll(SHORT)]);
  expect(set.length).toBeGreaterThan(100);
  expect(
    set.filter(([, weight = '', face = '']) => !WEIGHTS[face]?.includes(weight)).map(([rule]) => rule),
  ).toEqual([]);
  const alone = sheets.flatMap((sheet) => [...sheet.matchAll(ALONE)]);
  expect(alone.filter(([, weight = '']) => !ANY.includes(weight)).map(([rule]) => rule)).toEqual([]);
});
