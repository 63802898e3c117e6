import { z } from 'zod';

/** What this browser remembers beside the basket: the prices last seen, and what was taken out of it. */
const SEEN = 'basket-seen';

const seenPrices = z.record(z.string(), z.number().int().positive());

/** Unit prices by SKU as the shopper last saw them in the basket. Anything unreadable counts as nothing. */
export function readSeen(): Record<string, number> {
  try {
    return seenPrices.parse(JSON.parse(localStorage.getItem(SEEN) ?? '{}'));
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
