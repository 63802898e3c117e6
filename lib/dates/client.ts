'use client';

import { useSyncExternalStore } from 'react';
import { draftDay } from '@/lib/routing/drafts';

const MINUTE_MS = 60_000;

/** None for an editor who looks at another day. */
const thisMinute = (): number | null =>
  draftDay(new URLSearchParams(location.search)) === null ? Math.floor(Date.now() / MINUTE_MS) : null;

/** A page that nobody looks at is not called in time, so it is also called when somebody looks again. */
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

/** The browser's clock to the minute; null while the page is still the one that was prerendered, and in drafts of a chosen day. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(everyMinute, thisMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
