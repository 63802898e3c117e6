import type { RefObject } from 'react';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import type { LineItemRequest } from '@/lib/basket/requests';
import { focusReturned } from './line-focus';

/** What was in the basket before, by any id of its own, and its name. */
type Back = { id: string; name: string; items: LineItemRequest[] };

const onTheirWay = new Set<string>();

/**
 * Puts something into the basket that was there before: the product first, then its extras, by one request, and once
 * however often it is asked for. It stays where it is until it is back: `arrived` then takes it off and says what to
 * announce.
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
