'use client';

import { useRouter } from 'next/navigation';
import type { Departure } from './departure';
import { usePolicy } from '@/lib/policy/client';
import { type RefObject, useEffect, useState, useSyncExternalStore, ViewTransition } from 'react';
import { followDay } from './follow-day';
import { followIntent } from './follow-intent';
import { useArrival } from './use-arrival';

const STILL = '(prefers-reduced-motion: reduce)';

/** Lets what is pressed while a page still fades happen at once: the next page would wait for the end of it. */
function endEarly(): void {
  const { activeViewTransition: running } = document;
  running?.ready.then(
    () => running.skipTransition(),
    () => {},
  );
}

/**
 * What makes going from page to page quick and soft, for when the browser has time: pages are fetched ahead, and the
 * one that is left fades from above the one that is there (`styles/turn.css`). Filters, Back and Forward change at once.
 * A page that stays open is fetched anew when the day turns.
 * @param turn another number each time a link is followed
 * @param departure where the last link was pressed, which may have been before this was there
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
  // React asks the browser for a transition when one of these comes and goes; nothing of it is seen itself.
  return isStill || turn === first ? null : (
    <ViewTransition key={turn}>
      <span hidden />
    </ViewTransition>
  );
}
