import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false while the page hydrates, and true from then on. Personal data may be known before a component hydrates;
 * rendering it at once would not match the server's HTML.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
