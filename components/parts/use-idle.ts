import { useEffect, useState } from 'react';

/** Longest wait on a busy page, in milliseconds. */
const AT_LAST_MS = 2000;

/** False until the page is rendered, hydrated, and the browser is idle. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: AT_LAST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
