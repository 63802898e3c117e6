/** The test gateway's response to a card. */
export type Verdict =
  | 'approve'
  | 'decline'
  | 'insufficient-funds'
  | 'expired'
  | 'challenge'
  | 'lost-answer'
  | 'timeout';

/** Card numbers that cannot be charged: test numbers of the card schemes, and some of the sandbox's own. */
const TEST_CARDS: Readonly<Record<string, Verdict>> = {
  '4111111111111111': 'approve',
  '5555555555554444': 'approve',
  '378282246310005': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'insufficient-funds',
  '4000000000000069': 'expired',
  '4000000000003220': 'challenge',
  '4000000000000119': 'lost-answer',
  '4000000000000259': 'timeout',
};

/** Returns `null` for anything but a test card: real cards must never be sent here. */
export function verdictOf(number: string): Verdict | null {
  return TEST_CARDS[number] ?? null;
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'Visa';
  if (/^3[47]/.test(number)) return 'American Express';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'Mastercard' : 'Card';
}
