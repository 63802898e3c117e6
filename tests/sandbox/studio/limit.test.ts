import { expect, test } from 'vitest';
import { readLimit } from '../../../sandbox/studio/limit.ts';

test('a limit is a whole number from 1, and without one there is none', () => {
  expect(readLimit('12')).toBe(12);
  expect(readLimit(undefined)).toBe(Infinity);
});

test.each(['abc', '', '0', '-1', '1.5', '1e3', ' '])('a limit of "%s" is refused', (text) => {
  expect(() => readLimit(text)).toThrow('--limit needs a whole number');
});
