import { sharedValue } from '@/components/ui/shared-value';

/**
 * Announcements within a quarter of a second of each other become one, the last, so that a quick series of presses is
 * spoken once (experience §3.1, 4.1.3). The shop has this one polite live region.
 */
const DEBOUNCE_MS = 250;

export const lastSaid = sharedValue('');
let turn = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a sentence to screen readers without moving the focus. Browser only. */
export function announce(message: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    turn = !turn;
    // The trailing space makes a repeated sentence different, so that it is read again.
    lastSaid.set(turn ? message : `${message}\u00a0`);
  }, DEBOUNCE_MS);
}
