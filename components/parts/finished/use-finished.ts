import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useDrawnByServer } from '@/components/parts/use-drawn-by-server';
import { fetchDrawn } from './fetch-drawn';
import { markupOf } from './markup';

/** By part, and by address where it is of one: what stands in it, which goes along from page to page. */
const standing = new Map<string, readonly Node[]>();

type Host<Root> = {
  ref: RefObject<Root | null>;
  'data-finished': string;
  suppressHydrationWarning: true;
  dangerouslySetInnerHTML?: { __html: string };
};

/**
 * An element whose inside is markup that `finish` made. The browser takes it over as it stands. Where a page that a
 * link led to has the element anew, the inside moves there; where there was none yet, it is fetched.
 * @param part of which a page has one
 * @param name of the markup
 * @param isOfAddress whether it belongs to the address that it stands at, and to no other
 * @returns what to spread over the element, and whether its inside is there
 */
export function useFinished<Root extends HTMLElement>(
  part: string,
  name: string,
  isOfAddress = false,
): [Host<Root>, boolean] {
  const ref = useRef<Root>(null);
  const drawn = useDrawnByServer();
  const [filled, setFilled] = useState(drawn);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const key = isOfAddress ? `${part} ${location.pathname}${location.search}` : part;
    const fill = (nodes: readonly Node[]) => {
      if (nodes.length === 0) return;
      standing.set(key, nodes);
      if (nodes[0]?.parentNode !== root) root.append(...nodes);
      setFilled(true);
    };
    const nodes = root.hasChildNodes() ? [...root.childNodes] : standing.get(key);
    if (nodes) return fill(nodes);
    let isLeft = false;
    void fetchDrawn(part).then((fetched) => isLeft || fill(fetched));
    return () => {
      isLeft = true;
    };
  }, [part, isOfAddress]);
  const inside = drawn ? { dangerouslySetInnerHTML: insideOf(name) } : {};
  return [{ ref, 'data-finished': part, suppressHydrationWarning: true, ...inside }, filled];
}

/** React leaves alone what the server drew as long as this is the same object. */
export const AS_DRAWN = { __html: '' };

// An element that the browser makes has no markup at all: a plain text would not be trusted.
const insideOf = (name: string) => (typeof window === 'undefined' ? { __html: markupOf(name) } : AS_DRAWN);
