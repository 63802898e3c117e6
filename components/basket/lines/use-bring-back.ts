import type { RefObject } from 'react';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import type { LineItemRequest } from '@/lib/basket/requests';
import { focusReturned } from './line-focus';

/** A line that was in the basket before; `id` is any unique key of the caller's. */
type Back = { id: string; name: string; items: LineItemRequest[] };

const onTheirWay = new Set<string>();

/**
 * Returns a function that puts a former line back into the basket: the product, then its extras, in one request, and
 * only once while that runs. When it succeeds, `arrived` removes the line from its list and returns what to announce.
 */
export function useBringBack(page: RefObject<HTMLElement | null>) {
  const change = useChangeBasket();
  return ({ id, name, items }: Back, arrived: () => string): void => {
    if (onTheirWay.has(id)) return;
    onTheirWay.add(id);
    change
      .mutateAsync({ do: 'add', items, name })
      .then(
        ({ basket }) => {
          focusReturned(page, basket, items);
          announce(arrived());
        },
        (error: Error) => {
          showToast(error.message);
          if (document.activeElement === document.body) page.current?.focus();
        },
      )
      .finally(() => onTheirWay.delete(id));
  };
}
