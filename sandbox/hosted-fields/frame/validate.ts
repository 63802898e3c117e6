import { codeLength, digitsOf, isCardNumber } from '../../payments/card-number.ts';
import type { Fault, FieldType, Results, Values } from './messages.ts';

type Check = (value: string, values: Values, today: Date) => [type: string, message: string] | null;

/** Parses an expiry date: `12/30`, `12 / 2030` and `1230` are all December 2030. Returns `null` if it is invalid. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const found = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})\s*$/.exec(text);
  const [, month, year] = (found ?? []).map(Number);
  if (!month || year === undefined || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

const CHECKS: Record<FieldType, Check> = {
  cardNumber: (value) => {
    if (value.trim() === '') return ['required', 'Enter the card number'];
    if (isCardNumber(digitsOf(value))) return null;
    return ['invalid_card_number', 'Check the card number: a digit is missing or wrong'];
  },
  cardExpiry: (value, _, today) => {
    const words = 'Enter the expiry date as month and year, such as 04/29';
    if (value.trim() === '') return ['required', words];
    const expiry = readExpiry(value);
    if (!expiry) return ['invalid_card_expiry', words];
    const isOver = Date.UTC(expiry.year, expiry.month, 1) <= today.getTime();
    return isOver ? ['expired_card', 'This card has expired. Use another'] : null;
  },
  cardCode: (value, { cardNumber = '' }) => {
    const code = digitsOf(value);
    const length = codeLength(digitsOf(cardNumber));
    if (/^\d+$/.test(code) && code.length === length) return null;
    return [
      code === '' ? 'required' : 'invalid_card_code',
      `Enter the ${length} figures of the security code`,
    ];
  },
  cardName: (value) => (value.trim() === '' ? ['required', 'Enter the name on the card'] : null),
};

/** Validates the given fields together. */
export function validate(values: Values, today: Date): Results {
  const entries = (Object.entries(values) as [FieldType, string][]).map(([fieldType, value]) => {
    const found = CHECKS[fieldType](value, values, today);
    const faults: Fault[] = found ? [{ fieldType, type: found[0], message: found[1] }] : [];
    return [fieldType, faults] as const;
  });
  return { isValid: entries.every(([, faults]) => faults.length === 0), errors: Object.fromEntries(entries) };
}
