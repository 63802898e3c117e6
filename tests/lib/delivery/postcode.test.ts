import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPostcode, parsePostcode } from '@/lib/delivery/postcode';

test.each([
  ['LS6 3BN', 'LS6 3BN'],
  ['ls63bn', 'LS6 3BN'],
  ['  lS 6 3 bN ', 'LS6 3BN'],
  ['ec1a1bb', 'EC1A 1BB'],
  ['W1A 0AX', 'W1A 0AX'],
  ['M1 1AE', 'M1 1AE'],
  ['BT7', 'BT7'],
  ['iv27', 'IV27'],
  ['SW1A', 'SW1A'],
])('%s is parsed', (text, expected) => {
  const postcode = parsePostcode(text);
  expect(postcode && formatPostcode(postcode)).toBe(expected);
});

test.each(['', 'ZZ1 1AA', '12345', 'LS6 3BC', 'LS', 'LS6 3', 'LS666 3BN', '🏠', 'LS6 3BN extra'])(
  '%j is not a postcode',
  (text) => expect(parsePostcode(text)).toBeNull(),
);

test('parsing never throws, and a formatted postcode is parsed back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
      const postcode = parsePostcode(text);
      if (postcode) expect(parsePostcode(formatPostcode(postcode))).toEqual(postcode);
    }),
  );
});
