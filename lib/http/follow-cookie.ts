import { readCookie } from './cookies';

const EVERY_MS = 300;

/**
 * Calls back when a readable cookie is no longer what it was. Browsers without cookie events are polled every
 * 300 ms, as the specification has it (§4). Returns the function that ends it.
 */
export function followCookie(name: string, changed: () => void): () => void {
  let last = readCookie(name);
  const compare = () => {
    const now = readCookie(name);
    if (now === last) return;
    last = now;
    changed();
  };
  if (typeof cookieStore !== 'undefined') {
    cookieStore.addEventListener('change', compare);
    return () => cookieStore.removeEventListener('change', compare);
  }
  const timer = setInterval(compare, EVERY_MS);
  return () => clearInterval(timer);
}
