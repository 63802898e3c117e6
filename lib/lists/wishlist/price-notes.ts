import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';

/** Beside the list itself, which holds product ids alone: what each cost when it was saved in this browser. */
const KEY = 'wishlist-prices';
const MOST = 300;

type Notes = Record<string, Pence>;

/** Anything unreadable counts as nothing. */
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

/** Forgets all but these; nothing tells the next person at a shared computer what somebody saved. */
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
    // A full or forbidden storage only means that a later price change goes unsaid.
  }
}

/** `£30 less than when you saved it` (experience WSH-2); null while the price is the same, or was not noted. */
export function priceChange(saved: Pence | undefined, now: Pence | undefined): string | null {
  if (saved === undefined || now === undefined || saved === now) return null;
  return saved > now
    ? `${formatPrice(saved - now)} less than when you saved it`
    : `${formatPrice(now - saved)} more than when you saved it`;
}
