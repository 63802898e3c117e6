import type { RefObject } from 'react';
import { forgetRemoved, type Removed } from './removed-store';
import { useBringBack } from './use-bring-back';

/** Puts back what was removed; it stays among the removed until it is back. */
export function usePutBack(page: RefObject<HTMLElement | null>) {
  const bringBack = useBringBack(page);
  return (what: Removed): void =>
    bringBack(what, () => {
      forgetRemoved(what.id);
      return `Put back: ${what.name}`;
    });
}
