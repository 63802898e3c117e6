import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Values } from '../../../sandbox/hosted-fields/frame/messages.ts';
import { readExpiry, validate } from '../../../sandbox/hosted-fields/frame/validate.ts';

const GOOD = { cardNumber: '4111 1111 1111 1111', cardExpiry: '12/30', cardCode: '123' };
const TODAY = new Date('2026-11-20T12:00:00Z');

/** The name of the first fault of each field that has one. */
const faults = (values: Values) =>
  Object.fromEntries(
    Object.entries(validate(values, TODAY).errors).flatMap(([field, [first]]) =>
      first ? [[field, first.type]] : [],
    ),
  );

describe('a card', () => {
  test('is accepted with spaces and with any way of writing the month', () => {
    expect(validate(GOOD, TODAY)).toEqual({
      isValid: true,
      errors: { cardNumber: [], cardExpiry: [], cardCode: [] },
    });
    for (const text of ['04/29', '4/29', '04 / 2029', '0429', '4-29'])
      expect(readExpiry(text)).toEqual({ month: 4, year: 2029 });
  });

  test('has every fault reported at once, for the fields that are there', () => {
    expect(faults({ cardNumber: '4111 1111 1111 1112', cardExpiry: '13/30', cardCode: '12' })).toEqual({
      cardNumber: 'invalid_card_number',
      cardExpiry: 'invalid_card_expiry',
      cardCode: 'invalid_card_code',
    });
    expect(faults({ cardNumber: '', cardExpiry: ' ', cardCode: '', cardName: ' ' })).toEqual({
      cardNumber: 'required',
      cardExpiry: 'required',
      cardCode: 'required',
      cardName: 'required',
    });
  });

  test('is valid to the end of its month', () => {
    expect(faults({ ...GOOD, cardExpiry: '10/26' })).toEqual({ cardExpiry: 'expired_card' });
    expect(faults({ ...GOOD, cardExpiry: '11/26' })).toEqual({});
  });

  test('of American Express has a security code of four digits', () => {
    expect(faults({ ...GOOD, cardNumber: '378282246310005' })).toEqual({ cardCode: 'invalid_card_code' });
    expect(faults({ ...GOOD, cardNumber: '378282246310005', cardCode: '1234' })).toEqual({});
  });

  test('with one wrong digit is always refused', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'4111111111111111'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(faults({ ...GOOD, cardNumber: digits.join('') })).toHaveProperty('cardNumber');
      }),
    );
  });
});
