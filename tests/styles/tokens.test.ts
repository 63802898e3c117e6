import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('styles/tokens.css', 'utf8');
const hex = (token: string): string => {
  const found = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css);
  if (!found?.[1]) throw new Error(`There is no token --${token}`);
  return found[1];
};

/** WCAG 2.2: relative luminance and contrast. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('the table of contrasts (experience §5.4)', () => {
  test.each([
    ['line', 'white', 4.18],
    ['line', 'porcelain-50', 3.86],
    ['line', 'porcelain-100', 3.52],
    ['ink-900', 'white', 17.75],
    ['ink-900', 'porcelain-50', 16.39],
    ['ink-700', 'white', 10.05],
    ['ink-700', 'porcelain-100', 8.47],
    ['ink-500', 'white', 6.22],
    ['ink-500', 'porcelain-50', 5.75],
    ['ink-500', 'porcelain-100', 5.25],
    ['cobalt-700', 'white', 9.85],
    ['cobalt-700', 'porcelain-50', 9.1],
    ['white', 'cobalt-800', 12.64],
    ['cobalt-600', 'white', 7.5],
    ['cobalt-600', 'porcelain-100', 6.33],
    ['cobalt-700', 'cobalt-50', 8.63],
    ['ink-900', 'glove-400', 11.53],
    ['cobalt-700', 'glove-400', 6.4],
    ['ink-900', 'glove-200', 14.77],
    ['teal-700', 'white', 6.49],
    ['teal-700', 'teal-50', 5.73],
    ['amber-800', 'white', 7.98],
    ['amber-800', 'amber-50', 7.26],
    ['red-700', 'white', 6.54],
    ['red-700', 'red-50', 5.72],
    ['mist', 'ink-900', 11.74],
    ['porcelain-300', 'white', 1.62],
    ['glove-400', 'white', 1.54],
    ['white', 'energy-4', 1.17],
  ])('%s on %s has the contrast %d', (text, ground, stated) => {
    expect(contrast(hex(text), hex(ground))).toBeCloseTo(stated, 1);
  });
});

test.each([
  ['text', ['white', 'porcelain-50', 'porcelain-100', 'cobalt-50', 'glove-400', 'glove-200'], 'ink-900'],
  ['second text', ['white', 'porcelain-50', 'porcelain-100', 'cobalt-50'], 'ink-700'],
  ['hints', ['white', 'porcelain-50', 'porcelain-100', 'cobalt-50'], 'ink-500'],
  ['links', ['white', 'porcelain-50', 'porcelain-100', 'cobalt-50'], 'cobalt-700'],
])('%s has sufficient contrast on every background it is used on', (_, grounds, token) => {
  for (const ground of grounds) expect(contrast(hex(token), hex(ground))).toBeGreaterThanOrEqual(4.5);
});

test('the edges of controls have sufficient contrast on every background', () => {
  for (const ground of ['white', 'porcelain-50', 'porcelain-100'])
    expect(contrast(hex('line'), hex(ground))).toBeGreaterThanOrEqual(3);
});

test('one of the two colours of the focus ring has sufficient contrast on every background', () => {
  for (const ground of [
    'white',
    'porcelain-50',
    'porcelain-100',
    'cobalt-700',
    'ink-900',
    'glove-400',
    'cobalt-50',
  ]) {
    const best = Math.max(contrast(hex('ink-900'), hex(ground)), contrast(hex('glove-400'), hex(ground)));
    expect(best).toBeGreaterThanOrEqual(3);
  }
});
