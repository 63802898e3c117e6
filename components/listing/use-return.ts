import { type RefObject, useEffect } from 'react';

/** The card that was opened last from each address of a list, for the way back. */
const opened = new Map<string, string>();
const MOST = 50;

let poppedAt = -Infinity;
/** A page that is shown so soon after the browser went back was gone back to. */
const SOON_MS = 3000;
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    poppedAt = performance.now();
  });

/** On the way back to a list, focus is where it was: on the card that was opened (experience LIST-1). */
export function useReturn(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = root.current;
    if (!list) return;
    const here = `${location.pathname}${location.search}`;
    const path = opened.get(here);
    if (path && performance.now() - poppedAt < SOON_MS) {
      const links = list.querySelectorAll<HTMLAnchorElement>('[data-results-list] h3 a');
      const link = [...links].find((one) => one.pathname === path);
      if (link && (document.activeElement === document.body || !document.activeElement))
        link.focus({ preventScroll: true });
    }
    const note = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('[data-results-list] a') : null;
      if (!link) return;
      opened.delete(here);
      opened.set(`${location.pathname}${location.search}`, link.pathname);
      const [oldest] = opened.keys();
      if (opened.size > MOST && oldest) opened.delete(oldest);
    };
    list.addEventListener('click', note);
    return () => list.removeEventListener('click', note);
  });
}
