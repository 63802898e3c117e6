import { expect, test } from 'vitest';
import { ownAddress } from '@/lib/platform/http/own-address';

const address = ownAddress(40, 'Give an address.');

test('an address of the shop is read with its query', () => {
  const { pathname, searchParams } = address.parse('/choose?people=4');
  expect([pathname, searchParams.get('people')]).toEqual(['/choose', '4']);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  '/\t/[',
  'choose',
  `/${'x'.repeat(40)}`,
])('an address outside the shop, or one that is too long, is rejected: %j', (text) => {
  expect(address.safeParse(text).success).toBe(false);
});
