/** What was just put in the basket, for the panel that shows it. */
export type Added = { name: string; path: string; sku: string; extras: number };

let added: Added | null = null;
let ever = false;
const listeners = new Set<() => void>();

function set(next: Added | null): void {
  added = next;
  ever ||= next !== null;
  for (const listener of listeners) listener();
}

export const showAdded = (what: Added): void => set(what);
export const hideAdded = (): void => set(null);
/** Has anything been added since the page was loaded? */
export const wasAdded = (): boolean => ever;
export const currentAdded = (): Added | null => added;

export function subscribeToAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
