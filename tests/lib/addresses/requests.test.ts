import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitName } from '@/lib/addresses/names';
import { addressRequest, readAddressId } from '@/lib/addresses/requests';
import { addressLines, addressValues, isPhone, tidyPostcode } from '@/lib/addresses/rules';

const home = {
  firstName: 'Zoë',
  lastName: 'O’Neill',
  company: '',
  address1: '14 Beckside Terrace',
  address2: '',
  city: 'Leeds',
  countryCode: 'GB',
  postalCode: 'ls62xx',
  phone: '0113 496 0107',
};
const faults = (over: object) => {
  const { error } = addressRequest.safeParse({ ...home, ...over });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('validating an address', () => {
  test('formats its postcode', () => {
    expect(addressRequest.parse(home)).toMatchObject({ postalCode: 'LS6 2XX', company: '', address2: '' });
  });
  test('accepts any country and any script', () => {
    const abroad = { countryCode: 'PL', city: 'Łódź', postalCode: '90-001', phone: '+48 42 638 44 44' };
    expect(addressRequest.parse({ ...home, ...abroad })).toMatchObject(abroad);
    expect(faults({ countryCode: 'JP', lastName: '山田', postalCode: '〒100-0001' })).toEqual({});
    expect(faults({ countryCode: 'AE', postalCode: '' })).toEqual({});
  });
  test.each([
    ['no name', { firstName: ' ' }, 'firstName', 'Enter a first name'],
    ['half a postcode', { postalCode: 'LS6' }, 'postalCode', 'Enter a full postcode, such as LS6 3BN'],
    ['no postcode', { postalCode: '' }, 'postalCode', 'Enter the postcode'],
    [
      'a number of forces post',
      { postalCode: 'BFPO 57' },
      'postalCode',
      'We can’t deliver to BFPO addresses. Enter another postcode',
    ],
    ['a zip code at home', { postalCode: '90210' }, 'postalCode', 'Enter a full postcode, such as LS6 3BN'],
    ['no phone', { phone: '' }, 'phone', 'Enter a phone number: the driver rings ahead'],
    ['words for a phone', { phone: 'ask Pat' }, 'phone', expect.stringContaining('such as 07700')],
    [
      'a line that is two',
      { address1: '1 High Street\r\nBcc: x' },
      'address1',
      expect.stringContaining('not text'),
    ],
    ['too long a name', { lastName: 'x'.repeat(101) }, 'lastName', 'Use 100 characters or fewer'],
    ['no country', { countryCode: '' }, 'countryCode', 'Choose a country'],
  ])('reports %s at its field', (_, over, field, message) => {
    expect(faults(over)).toEqual({ [field]: message });
  });
  test.each(['company', 'address2', 'postalCode', 'phone'])(
    '§5: requires the field %s, which may be empty',
    (name) => {
      const { [name]: _, ...rest } = home as Record<string, string>;
      expect(addressRequest.safeParse(rest).success).toBe(false);
    },
  );
  test('reports everything that is wrong at once', () => {
    expect(Object.keys(faults({ firstName: '', postalCode: 'LS6', city: '' }))).toEqual([
      'firstName',
      'city',
      'postalCode',
    ]);
  });
  test('refuses unknown fields', () => {
    expect(addressRequest.safeParse({ ...home, customerId: '2' }).success).toBe(false);
  });
});

describe('postcodes', () => {
  const letter = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ');
  const postcode = fc
    .tuple(
      fc.constantFrom('LS', 'M', 'EC', 'BT', 'IV', 'W'),
      fc.integer({ min: 1, max: 29 }),
      fc.nat(9),
      letter,
      letter,
    )
    .map(([area, district, digit, one, two]) => ({ whole: `${area}${district} ${digit}${one}${two}` }));

  test('are normalised, whatever their spacing and case', () => {
    fc.assert(
      fc.property(postcode, fc.constantFrom('', ' ', '  '), fc.boolean(), ({ whole }, gap, lower) => {
        const [outward, inward] = whole.split(' ');
        const typed = ` ${outward}${gap}${inward} `;
        expect(tidyPostcode(lower ? typed.toLowerCase() : typed)).toBe(whole);
      }),
    );
  });
  test('are valid or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const tidy = tidyPostcode(text);
        expect(tidy === null || /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(tidy)).toBe(true);
      }),
    );
  });
});

test.each([
  '07700 900142',
  '+44 (0)113 496 0142',
  '0113.496.0142 ext 5',
  '+1-202-555-0143',
  '0044 113 4960142',
])('%s is accepted as a phone number', (text) => expect(isPhone(text)).toBe(true));
test.each(['', '12345', 'none', '+44 ring twice 0113 496', '<script>0113496014</script>'])(
  '%s is not accepted as a phone number',
  (text) => expect(isPhone(text)).toBe(false),
);

test.each([
  ['17', 17],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['9999999999', null],
  ['x', null],
])('the address id %s in a path is read as %s', (text, number) => expect(readAddressId(text)).toBe(number));

test('address lines leave out what is empty, and the country if it is the United Kingdom', () => {
  const address = { ...addressRequest.parse(home), country: 'United Kingdom' };
  expect(addressLines(address)).toEqual(['Zoë O’Neill', '14 Beckside Terrace', 'Leeds', 'LS6 2XX']);
  expect(addressLines({ ...address, countryCode: 'IE', country: 'Ireland' }).at(-1)).toBe('Ireland');
  expect(addressValues({ ...address, id: 7 })).not.toHaveProperty('id');
});

test('address lines leave out a missing second name', () => {
  const address = { ...addressRequest.parse({ ...home, ...splitName('Suharto') }), country: '' };
  expect(addressLines(address)[0]).toBe('Suharto');
});
