import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Elements that the server drew, in the list around an anchor or else on the page: for what the browser adds to them.
 * @param shown changes when others may stand there
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
