/** The platform's messages when it refuses a change, and the shop's messages in their place, which contain no ids. */
const REFUSALS: readonly [RegExp, (...found: string[]) => string][] = [
  [/^Not enough stock: \(\d+\) (.+): 0 available$/, (name) => `${name} is out of stock.`],
  [
    /^Not enough stock: \(\d+\) (.+): (\d+) available$/,
    (name, left) => `Only ${left} of ${name} available, including those in your basket.`,
  ],
  [/^A variant ID is required for (.+)$/, (name) => `Choose which ${name} first.`],
  [/^(.+): the least quantity is (\d+)$/, (name, least) => `The smallest order of ${name} is ${least}.`],
  [/^(.+): the largest quantity is (\d+)$/, (name, most) => `${name}: no more than ${most} per customer.`],
  [/^Not Found: Provided product ID/, () => 'This product is no longer sold.'],
  [/^Not Found: Line item/, () => 'This is no longer in your basket.'],
  [
    /^(Request conflict|The request cannot be processed due to a possible conflict)/,
    () => 'Your basket has just been changed somewhere else. Check it, then try again.',
  ],
  [/^(.+) is not purchasable$/, (name) => `${name} cannot be bought at the moment.`],
];

/** Returns the platform's refusal in words for a shopper; null for an unknown message. */
export function refusalWords(message: string): string | null {
  for (const [pattern, words] of REFUSALS) {
    const found = pattern.exec(message);
    if (found) return words(...found.slice(1));
  }
  return null;
}
