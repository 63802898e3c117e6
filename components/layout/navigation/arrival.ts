import { inSight } from '@/components/ui/in-sight';
import { announce } from '@/components/ui/live-store';
import { pathAt } from './follow-links';

/** Where a shopper was when a link was pressed. */
export type Departure = { focus: Element | null; path: string; search: string };

/** Takes note of every press on a link that leads to another page. */
export function noteDepartures(note: (departure: Departure) => void, signal: AbortSignal): void {
  const press = (event: Event) => {
    const { pathname, search } = location;
    if (pathAt(event)) note({ focus: document.activeElement, path: pathname, search });
  };
  document.addEventListener('click', press, { signal, capture: true });
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
