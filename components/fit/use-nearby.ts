import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns server-rendered elements in the list around an anchor, or else on the page, for the browser to add to.
 * @param shown changes when the elements may have
 */
export function useNearby(selector: string, shown: string) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [found, setFound] = useState<readonly Element[]>([]);
  useLayoutEffect(() => {
    const around = anchor.current?.closest('[data-listing], main');
    setFound(shown ? [...(around?.querySelectorAll(selector) ?? [])] : []);
  }, [selector, shown]);
  return { anchor, found };
}
