import { announce } from './live-store';
import { sharedValue } from '@/components/ui/shared-value';

/** A short word at the foot of the screen, with at most one thing to do about it. */
export type Toast = { id: number; text: string; action?: { label: string; run: () => void } };

export const toast = sharedValue<Toast | null>(null);
let counter = 0;

/** Shows a toast and reads it out; a newer one takes the place of the older. Browser only. */
export function showToast(text: string, action?: Toast['action']): void {
  counter += 1;
  toast.set({ id: counter, text, ...(action ? { action } : {}) });
  announce(text);
}

export const hideToast = (): void => toast.set(null);
