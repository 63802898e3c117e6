import { readCookie } from './cookies';

const EVERY_MS = 300;

/**
 * Calls back when a readable cookie has changed, also on return to a page in the back/forward cache. Browsers without
 * cookie events are polled every 300 ms (specification §4).
 * @returns a function that ends this
 */
export function followCookie(name: string, changed: () => void): () => void {
  let last = readCookie(name);
  const compare = () => {
    const now = readCookie(name);
    if (now === last) return;
    last = now;
    changed();
  };
  const hasEvents = typeof cookieStore !== 'undefined';
  const timer = hasEvents ? undefined : setInterval(compare, EVERY_MS);
  if (hasEvents) cookieStore.addEventListener('change', compare);
  window.addEventListener('pageshow', compare);
  return () => {
    clearInterval(timer);
    if (hasEvents) cookieStore.removeEventListener('change', compare);
    window.removeEventListener('pageshow', compare);
  };
}
