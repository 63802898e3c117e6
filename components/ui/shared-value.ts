import { useSyncExternalStore } from 'react';

/** A value shared by distant parts of the page; lives as long as the document. Browser only. */
export type SharedValue<T> = {
  /** The value that the server renders. */
  initial: T;
  read: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => () => void;
};

export function sharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the current value, and re-renders when it changes. */
export const useSharedValue = <T>({ subscribe, read, initial }: SharedValue<T>): T =>
  useSyncExternalStore(subscribe, read, () => initial);
