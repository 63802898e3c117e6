import { everyMinute } from '@/lib/dates/client';
import { nextTurn } from '@/lib/dates/life';

/**
 * Tells that the days which a page says are no longer true, because it stood open at the cut-off or over midnight: once
 * somebody looks at it, and the line is there to have it made anew.
 * @param cutOffHour of London's clocks
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
