import { randomInt } from 'node:crypto';

/** Bounds of the first nine digits, chosen so that the whole number fits the platform's `Int`. */
const LOWEST = 100_000_000;
const HIGHEST = 214_748_363;

/**
 * Returns a new order number: nine random digits, which reveal nothing about other orders, and a check digit (Luhn), so
 * that a mistyped number is not another order's. `pick` returns a whole number between two inclusive bounds.
 */
export function makeOrderNumber(
  pick: (lowest: number, highest: number) => number = (low, high) => randomInt(low, high + 1),
): number {
  const payload = pick(LOWEST, HIGHEST);
  return payload * 10 + checkDigit(payload);
}

export function isOrderNumber(number: number): boolean {
  const payload = Math.floor(number / 10);
  return payload >= LOWEST && payload <= HIGHEST && number % 10 === checkDigit(payload);
}

function checkDigit(payload: number): number {
  const sum = [...String(payload)].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
