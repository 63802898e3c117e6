import { announce } from './live-store';
import { sharedValue } from '@/components/ui/shared-value';

/** A short message at the foot of the screen, with at most one action. */
export type Toast = { id: number; text: string; action?: { label: string; run: () => void } };

export const toast = sharedValue<Toast | null>(null);
let counter = 0;

/** Shows and announces a toast, which replaces the previous one. Browser only. */
export function showToast(text: string, action?: Toast['action']): void {
  counter += 1;
  toast.set({ id: counter, text, ...(action ? { action } : {}) });
  announce(text);
}

export const hideToast = (): void => toast.set(null);
