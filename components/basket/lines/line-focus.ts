import { type RefObject, useEffect, useRef } from 'react';
import { sharedValue, useSharedValue } from '@/components/ui/shared-value';
import type { LineItemRequest } from '@/lib/basket/requests';
import { lineOf } from '@/lib/basket/rules';
import type { Basket } from '@/lib/basket/types';

/** Id of the line that gets the focus as soon as it is rendered. */
const awaited = sharedValue<string | null>(null);

/** Moves the focus to the first link or button of a line. Returns whether there was one. */
export function focusIn(article: Element | null | undefined): boolean {
  const target = article?.querySelector<HTMLElement>('h2 a, h3 a, button');
  target?.focus();
  return Boolean(target);
}

/**
 * Moves the focus to the line that a request brought back, once it is rendered, if the basket's `page` is still open.
 */
export function focusReturned(
  page: RefObject<HTMLElement | null>,
  basket: Basket | null,
  [wanted]: readonly LineItemRequest[],
): void {
  const line = page.current && wanted && basket && lineOf(basket.lines, wanted);
  if (line) focusLine(line.id);
}

/** Moves the focus to the line with this id, once it is rendered. */
export const focusLine = (id: string): void => awaited.set(id);

/** Returns the ref for the element of the line with this id. */
export function useAwaitedFocus(id: string): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const isAwaited = useSharedValue(awaited) === id;
  useEffect(() => {
    if (!isAwaited) return;
    awaited.set(null);
    focusIn(target.current);
  }, [isAwaited]);
  return target;
}
