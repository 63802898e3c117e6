import { expect, test } from 'vitest';
import { deliveryValues } from '@/lib/checkout/values';
import { aCheckout, aConsignment, anAddress, anOption } from '../../support/checkout';

const OPTIONS = [
  anOption({ id: 'a', day: '2026-11-28' }),
  anOption({ id: 'b', day: '2026-11-30' }),
  anOption({ id: 'c', day: '2026-12-01' }),
];
const checkout = (over: Parameters<typeof aConsignment>[0] = {}) =>
  aCheckout({ consignments: [aConsignment({ options: OPTIONS, chosen: null, ...over })] });

test.each([
  ['nothing where no day was chosen before', null, {}, ''],
  ['the day that was chosen with the goods', '2026-11-30', {}, 'b'],
  ['nothing where that day can no longer be had', '2026-12-24', {}, ''],
  ['what was chosen in the checkout', '2026-11-30', { chosen: OPTIONS[2] ?? null }, 'c'],
])('step 2 preselects as its day %s', (_, day, over, option) => {
  const wanted = day === null ? null : { day, postcode: 'LS6 3BN' };
  expect(deliveryValues(checkout(over), [], wanted)['option']).toBe(option);
});

test('step 2 keeps the postcode of an earlier lookup until an address is given', () => {
  const wanted = { day: null, postcode: 'LS6 3BN' };
  expect(deliveryValues(aCheckout({ consignments: [] }), [], wanted)['postalCode']).toBe('LS6 3BN');
  const given = checkout({ address: anAddress({ postalCode: 'S3 8DD' }) });
  expect(deliveryValues(given, [], wanted)['postalCode']).toBe('S3 8DD');
});

const NOBODY = { firstName: '', lastName: '', address1: '', city: '', phone: '', email: '' };

test.each([
  ['the entry of the book with the postcode that the basket’s page asked for', NOBODY, '7'],
  ['another address where no entry has that postcode', { ...NOBODY, postalCode: 'S3 8DD' }, 'new'],
  ['another address where one was begun in the checkout', { ...NOBODY, lastName: '-' }, 'new'],
  ['the entry that was chosen in the checkout', {}, '7'],
])('step 2 preselects as its address %s', (_, over, book) => {
  const { email: _email, ...entry } = anAddress();
  const given = checkout({ address: anAddress(over) });
  expect(deliveryValues(given, [{ ...entry, id: 7, country: 'United Kingdom' }])['book']).toBe(book);
});
