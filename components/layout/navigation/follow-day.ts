import { everyMinute } from '@/lib/dates/client';
import { nextTurn } from '@/lib/dates/life';

/**
 * Calls `onTurn` when the delivery days on the page are out of date, because it stayed open past the cut-off or
 * midnight, once the page is visible and online. Returns a function that stops it.
 * @param cutOffHour hour in London time
 */
export function followDay(cutOffHour: number, onTurn: () => void): () => void {
  let until = nextTurn(new Date(), cutOffHour);
  return everyMinute(() => {
    const now = new Date();
    if (now < until || document.hidden || !navigator.onLine) return;
    until = nextTurn(now, cutOffHour);
    onTurn();
  });
}
