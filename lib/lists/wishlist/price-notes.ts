import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';

/** Key of the price of each product when it was saved in this browser; the list itself has only product ids. */
const KEY = 'wishlist-prices';
const MOST = 300;

type Notes = Record<string, Pence>;

/** Returns the stored prices by product id; unreadable ones are ignored. */
export function readPriceNotes(): Notes {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(notes ?? {}).filter(
      ([id, price]) => /^\d{1,10}$/.test(id) && Number.isInteger(price) && price > 0,
    );
    return Object.fromEntries(entries.slice(-MOST));
  } catch {
    return {};
  }
}

export function notePrice(id: number, price: Pence): void {
  write({ ...readPriceNotes(), [id]: price });
}

/**
 * Deletes all prices but those of these products, so that the next person at a shared computer does not learn what was
 * saved.
 */
export function keepPriceNotes(ids: readonly number[]): void {
  const retained = new Set(ids.map(String));
  const notes = Object.entries(readPriceNotes());
  const left = notes.filter(([id]) => retained.has(id));
  if (left.length < notes.length) write(Object.fromEntries(left));
}

function write(notes: Notes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // Without storage, a later price change is not pointed out; nothing else is affected.
  }
}

/** `£30 less than when you saved it` (experience WSH-2); null while the price is the same, or was not stored. */
export function priceChange(saved: Pence | undefined, now: Pence | undefined): string | null {
  if (saved === undefined || now === undefined || saved === now) return null;
  return saved > now
    ? `${formatPrice(saved - now)} less than when you saved it`
    : `${formatPrice(now - saved)} more than when you saved it`;
}
