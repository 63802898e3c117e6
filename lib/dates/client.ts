'use client';

import { useSyncExternalStore } from 'react';
import { draftDay } from '@/lib/routing/drafts';

const MINUTE_MS = 60_000;

/** Returns the current minute; null for an editor who previews another day. */
const thisMinute = (): number | null =>
  draftDay(new URLSearchParams(location.search)) === null ? Math.floor(Date.now() / MINUTE_MS) : null;

/** Calls back every minute. Timers of hidden pages may be late, so it also calls back when the page is shown again. */
export function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  document.addEventListener('visibilitychange', listener);
  addEventListener('pageshow', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
    removeEventListener('pageshow', listener);
  };
}

/** Returns the browser's clock to the minute; null before hydration, and in previews of a chosen day. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(everyMinute, thisMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
