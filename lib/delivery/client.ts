'use client';

import { useSyncExternalStore } from 'react';

/** Kept on the shopper's device only; asked for by them, so no consent is needed (experience §1 L12). */
const KEY = 'postcode';
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => event.key === KEY && listener();
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** The postcode for which dates are shown, written `LS6 3BN`; null on the server and until one is given. */
export const usePostcode = (): string | null => useSyncExternalStore(subscribe, read, () => null);

/** Keeps a postcode already written the usual way; all dates on the page follow, in other tabs too. */
export function savePostcode(postcode: string): void {
  try {
    localStorage.setItem(KEY, postcode);
  } catch {
    // Storage may be switched off; the dates then stay those of the mainland.
  }
  for (const listener of listeners) listener();
}
