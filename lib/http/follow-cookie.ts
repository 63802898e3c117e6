import { readCookie } from './cookies';

const EVERY_MS = 300;

/**
 * Calls back when a readable cookie is no longer what it was, also on the way back to a page that the browser had put
 * aside. Browsers without cookie events are polled every 300 ms, as the specification has it (§4). Returns the function
 * that ends it.
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
