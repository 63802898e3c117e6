/** What this browser remembers beside the basket: the prices last seen, and what was taken out of it. */
const SEEN = 'basket-seen';

/** Unit prices by SKU as the shopper last saw them in the basket. Anything unreadable counts as nothing. */
export function readSeen(): Record<string, number> {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '{}');
    const prices = Object.entries(seen ?? {}).filter(([, price]) => Number.isInteger(price) && price > 0);
    return Object.fromEntries(prices);
  } catch {
    return {};
  }
}

export function writeSeen(prices: Record<string, number>): void {
  try {
    localStorage.setItem(SEEN, JSON.stringify(prices));
  } catch {
    // A full or forbidden storage only means that a later price change goes unsaid.
  }
}
