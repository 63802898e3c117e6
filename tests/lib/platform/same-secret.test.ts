import { expect, test } from 'vitest';
import { isSameSecret } from '@/lib/platform/same-secret';

test.each([
  ['secret', 'secret', true],
  ['', '', true],
  ['secret', 'secreT', false],
  ['secre', 'secret', false],
  ['secrets', 'secret', false],
  // Of the same length as texts, not as bytes.
  ['sécret', 'secret', false],
])('whether %j equals %j: %s', (given, expected, same) => {
  expect(isSameSecret(given, expected)).toBe(same);
});
