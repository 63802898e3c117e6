/** Key in the browser's storage for the prices last seen in the basket. */
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
    // Without storage, a later price change is not pointed out; nothing else is affected.
  }
}
