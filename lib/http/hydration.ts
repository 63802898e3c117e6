import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page takes over what the server drew, true from then on. What is personal may be known before a
 * part of the page is taken over; drawn at once, it would not match the server's HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
