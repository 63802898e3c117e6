'use client';

import { useRouter } from 'next/navigation';
import type { Departure } from './departure';
import { usePolicy } from '@/lib/policy/client';
import { type RefObject, useEffect, useState, useSyncExternalStore, ViewTransition } from 'react';
import { followDay } from './follow-day';
import { followIntent } from './follow-intent';
import { useArrival } from './use-arrival';

const STILL = '(prefers-reduced-motion: reduce)';

/** Skips the running view transition on a press, because the next page would wait for its end. */
function endEarly(): void {
  const { activeViewTransition: running } = document;
  running?.ready.then(
    () => running.skipTransition(),
    () => {},
  );
}

/**
 * Makes page changes quick and smooth, and is loaded when the browser is idle: prefetches pages, and fades the old page
 * out above the new one (`styles/turn.css`). Filters, Back and Forward change at once. A page that stays open is
 * refreshed when the day turns.
 * @param turn number that changes each time a link is followed
 * @param departure where the last link was pressed, which may have been before this was mounted
 */
export function PageTurn({ turn, departure }: { turn: number; departure: RefObject<Departure | null> }) {
  const router = useRouter();
  const { cutOffHour } = usePolicy().delivery;
  const [first] = useState(turn);
  const isStill = useSyncExternalStore(
    (changed) => {
      const wish = matchMedia(STILL);
      wish.addEventListener('change', changed);
      return () => wish.removeEventListener('change', changed);
    },
    () => matchMedia(STILL).matches,
  );
  useArrival(turn, departure);
  useEffect(() => followIntent((path) => router.prefetch(path)), [router]);
  useEffect(() => followDay(cutOffHour, () => router.refresh()), [router, cutOffHour]);
  useEffect(() => {
    document.addEventListener('pointerdown', endEarly);
    return () => document.removeEventListener('pointerdown', endEarly);
  }, []);
  // React starts a view transition when one of these mounts or unmounts; the element itself is invisible.
  return isStill || turn === first ? null : (
    <ViewTransition key={turn}>
      <span hidden />
    </ViewTransition>
  );
}
