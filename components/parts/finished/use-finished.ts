import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useWasServerRendered } from '@/components/parts/use-drawn-by-server';
import { fetchDrawn } from './fetch-drawn';
import { markupOf } from './markup';

/** Nodes of each part, by its name and for an address-bound part its URL, which are reused from page to page. */
const standing = new Map<string, readonly Node[]>();

type Host<Root> = {
  ref: RefObject<Root | null>;
  'data-finished': string;
  suppressHydrationWarning: true;
  dangerouslySetInnerHTML?: { __html: string };
};

/**
 * An element whose content is markup made by `finish`. The browser keeps it as the server rendered it. After a client
 * navigation, the content moves into the new element, or is fetched if there was none.
 * @param part name of the part, of which a page has one
 * @param name of the markup
 * @param isOfAddress whether the content belongs to the current URL alone
 * @returns the props of the element, and whether its content is there
 */
export function useFinished<Root extends HTMLElement>(
  part: string,
  name: string,
  isOfAddress = false,
): [Host<Root>, boolean] {
  const ref = useRef<Root>(null);
  const drawn = useWasServerRendered();
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

/** React leaves the server's markup alone as long as this is the same object. */
export const KEEP_SERVER_MARKUP = { __html: '' };

// In the browser there is no markup: Trusted Types would refuse a plain string.
const insideOf = (name: string) =>
  typeof window === 'undefined' ? { __html: markupOf(name) } : KEEP_SERVER_MARKUP;
