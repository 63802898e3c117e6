import type { RefObject } from 'react';
import { forgetRemoved, type Removed } from './removed-store';
import { useBringBack } from './use-bring-back';

/** Puts back what was removed; it stays among the removed until it is back. */
export function usePutBack(page: RefObject<HTMLElement | null>) {
  const bringBack = useBringBack(page);
  return ({ id, name, items }: Removed): void =>
    bringBack(id, items, () => {
      forgetRemoved(id);
      return `Put back: ${name}`;
    });
}
