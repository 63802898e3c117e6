import { announce } from './live-store';

/** A short word at the foot of the screen, with at most one thing to do about it. */
export type Toast = { id: number; text: string; action?: { label: string; run: () => void } };

let toast: Toast | null = null;
let counter = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  toast = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and reads it out; a newer one takes the place of the older. Browser only. */
export function showToast(text: string, action?: Toast['action']): void {
  counter += 1;
  set({ id: counter, text, ...(action ? { action } : {}) });
  announce(text);
}

export const hideToast = (): void => set(null);

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = (): Toast | null => toast;
