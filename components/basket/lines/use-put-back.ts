import type { RefObject } from 'react';
import { forgetRemoved, type Removed } from './removed-store';
import { useBringBack } from './use-bring-back';

/** Returns a function that puts a removed line back; it stays in the list of removed lines until that succeeds. */
export function usePutBack(page: RefObject<HTMLElement | null>) {
  const bringBack = useBringBack(page);
  return (what: Removed): void =>
    bringBack(what, () => {
      forgetRemoved(what.id);
      return `Put back: ${what.name}`;
    });
}
