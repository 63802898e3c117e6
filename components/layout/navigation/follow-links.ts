import { isPlainPress } from '@/components/ui/controls/plain-press';
import { makeUpForLostPresses } from './lost-press';

/**
 * Returns the path of a link that a client navigation may follow (same origin, same tab, a page, no download);
 * otherwise null.
 */
export function followable(link: HTMLAnchorElement, here: Location = location): string | null {
  if (link.target && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.dataset['reload'] !== undefined) return null;
  if (link.origin !== here.origin || !/^https?:$/.test(link.protocol)) return null;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.hash) return null;
  if (/^\/(api|media|_next)\//.test(link.pathname)) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** Returns the path of the link that an event happened on or inside; null for none. */
export function pathAt({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && followable(link);
}

/** Listens on the whole document for presses on links. Returns a function that stops it. */
export function followLinks(go: (path: string) => void): () => void {
  const listeners = new AbortController();
  makeUpForLostPresses(listeners.signal);
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (!isPlainPress(event)) return;
      const path = pathAt(event);
      if (!path) return;
      event.preventDefault();
      go(path);
    },
    listeners,
  );
  return () => listeners.abort();
}
