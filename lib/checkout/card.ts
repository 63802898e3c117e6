/** A card as the payments host takes it. It is known to the browser and to that host, and to nobody else. */
export type Card = { number: string; name: string; month: number; year: number; code: string };

export type CardFields = { number: string; name: string; expiry: string; code: string };
export type CardFaults = Partial<Record<keyof CardFields, string>>;

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** The check digit that catches a slip of the fingers (ISO/IEC 7812-1). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** `12/30`, `12 / 2030` and `1230` are all December 2030. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const found = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})\s*$/.exec(text);
  const [, month, year] = (found ?? []).map(Number);
  if (!month || year === undefined || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** American Express has four figures on the front. */
const codeLength = (number: string): number => (/^3[47]/.test(number) ? 4 : 3);

/** Reads what was typed; every fault in words that say how to mend it. */
export function readCard(typed: CardFields, today: string): { card: Card } | { faults: CardFaults } {
  const faults: CardFaults = {};
  const number = digitsOf(typed.number);
  if (number === '') faults.number = 'Enter the card number';
  else if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number))
    faults.number = 'Check the card number: a figure is missing or wrong';
  const expiry = readExpiry(typed.expiry);
  if (!expiry) faults.expiry = 'Enter the month and year the card runs out, such as 04/29';
  else if (`${expiry.year}-${String(expiry.month).padStart(2, '0')}` < today.slice(0, 7))
    faults.expiry = 'This card has run out. Use another';
  const code = digitsOf(typed.code);
  const length = codeLength(number);
  if (!/^\d+$/.test(code) || code.length !== length)
    faults.code = `Enter the ${length} figures of the security code`;
  const name = typed.name.trim();
  if (name === '') faults.name = 'Enter the name on the card';
  if (!expiry || Object.keys(faults).length > 0) return { faults };
  return { card: { number, name, ...expiry, code } };
}
