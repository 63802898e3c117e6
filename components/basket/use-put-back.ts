import type { RefObject } from 'react';
import { announce } from '@/components/ui/live-store';
import { showToast } from '@/components/ui/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import { focusReturned } from './line-focus';
import { forgetRemoved, type Removed } from './removed-store';

const onTheirWay = new Set<string>();

/** Puts back what was removed, once however often it is asked for; it stays among the removed until it is back. */
export function usePutBack(page: RefObject<HTMLElement | null>) {
  const change = useChangeBasket();
  return ({ id, name, items }: Removed): void => {
    if (onTheirWay.has(id)) return;
    onTheirWay.add(id);
    change
      .mutateAsync({ do: 'add', items })
      .then(
        ({ basket }) => {
          forgetRemoved(id);
          focusReturned(page, basket, items);
          announce(`Put back: ${name}`);
        },
        (error: Error) => {
          showToast(error.message);
          if (document.activeElement === document.body) page.current?.focus();
        },
      )
      .finally(() => onTheirWay.delete(id));
  };
}
