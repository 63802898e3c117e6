import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '@/components/ui/feedback/live-store';
import { inSight } from '@/components/ui/in-sight';
import type { Departure } from './departure';

/**
 * Moves the focus to the pages that links lead to.
 * @param turn number that changes each time the page that a link led to is rendered; 0 before the first
 * @param departure where the last link was pressed
 */
export function useArrival(turn: number, departure: RefObject<Departure | null>): void {
  const arrived = useRef(0);
  useLayoutEffect(() => {
    if (turn > 0 && arrive(departure.current)) arrived.current = turn;
  }, [turn, departure]);
  // Effects wait until the fade has ended; by then the dialog with the pressed link has closed.
  useEffect(() => {
    if (turn !== arrived.current) arrive(departure.current);
  }, [turn, departure]);
}

/**
 * Focuses what a followed link led to, so that the keyboard continues from there (WCAG 2.4.3): the page's content, the
 * URL's fragment, or for another page of the same list, the list's heading. Returns whether that is done; a dialog that
 * is still open keeps the focus.
 */
export function arrive(from: Departure | null): boolean {
  const { pathname, search, hash } = location;
  if (from?.path === pathname && from.search === search) return true;
  const focus = document.activeElement;
  // Does not take the focus from a shopper who has already moved on.
  if (focus !== from?.focus && focus?.matches('main *, input, select, textarea')) return true;
  const heading = from?.path === pathname ? inSight('[data-results]') : undefined;
  const place = heading ?? (hash ? inSight(`#${CSS.escape(hash.slice(1))}`) : undefined) ?? inSight('main');
  if (!place) return false;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (document.activeElement !== place) return false;
  if (heading?.dataset['results']) announce(heading.dataset['results']);
  return true;
}
