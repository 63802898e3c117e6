import { useSyncExternalStore } from 'react';

/** A value that parts of the page far from each other share; it lives as long as the document. Browser only. */
export type SharedValue<T> = {
  /** What the server draws. */
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

/** The value as it stands; what uses it is drawn anew when it changes. */
export const useSharedValue = <T>({ subscribe, read, initial }: SharedValue<T>): T =>
  useSyncExternalStore(subscribe, read, () => initial);
