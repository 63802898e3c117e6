import { useEffect, useState } from 'react';

/** Even a busy page gets to it after this long. */
const AT_LAST_MS = 2000;

/** False until the page is drawn, taken over, and the browser has nothing better to do. */
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
