/** Removes spaces and dashes. */
export function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Whether a text is a card number with a valid check digit (ISO/IEC 7812-1, Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the length of the security code: four digits for American Express, otherwise three. */
export function codeLength(number: string): 3 | 4 {
  return /^3[47]/.test(number) ? 4 : 3;
}
