import type { LineItemRequest } from '@/lib/basket/requests';

/** What was taken out during this visit, newest first, so that it can be put back at any time (experience BSK-2). */
export type Removed = { id: string; name: string; items: LineItemRequest[] };

let removed: readonly Removed[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Removed[]): void {
  removed = next;
  for (const listener of listeners) listener();
}

export const keepRemoved = (what: Removed): void =>
  set([what, ...removed.filter(({ id }) => id !== what.id)]);
export const forgetRemoved = (id: string): void => set(removed.filter((each) => each.id !== id));
export const currentRemoved = (): readonly Removed[] => removed;

export function subscribeToRemoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
