import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '@/components/ui/feedback/live-store';
import { inSight } from '@/components/ui/in-sight';
import type { Departure } from './departure';

/**
 * Lets focus go along to the pages that links lead to.
 * @param turn another number each time the page that a link has led to is drawn; 0 before the first
 * @param departure where the shopper was when the last link was pressed
 */
export function useArrival(turn: number, departure: RefObject<Departure | null>): void {
  const arrived = useRef(0);
  useLayoutEffect(() => {
    if (turn > 0 && arrive(departure.current)) arrived.current = turn;
  }, [turn, departure]);
  // Effects wait until the page has faded; by then the dialog in which the link was pressed has closed.
  useEffect(() => {
    if (turn !== arrived.current) arrive(departure.current);
  }, [turn, departure]);
}

/**
 * Gives focus to what a followed link has led to, so that the keyboard goes on from there (WCAG 2.4.3): the page's
 * content, the place that its address names, or, for another page of the same list, the list's heading. Returns
 * whether nothing is left to do; a dialog that is still open keeps focus to itself.
 */
export function arrive(from: Departure | null): boolean {
  const { pathname, search, hash } = location;
  if (from?.path === pathname && from.search === search) return true;
  const focus = document.activeElement;
  // Whoever has gone on meanwhile is left in peace.
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
