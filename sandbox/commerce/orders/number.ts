import { randomInt } from 'node:crypto';

/** Nine digits such that with a tenth behind them they still fit the platform's `Int`. */
const LOWEST = 100_000_000;
const HIGHEST = 214_748_363;

/**
 * A number for an order: ten digits that say nothing of other orders, the last one a check digit (Luhn), so that a
 * slip of the finger is no other order's number. `pick` takes a whole number between both ends, included.
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
