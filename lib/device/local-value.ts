import { useSyncExternalStore } from 'react';

/** Something this browser keeps under one storage key, the same in every tab. */
export type LocalValue<T> = {
  read: () => T;
  /** Keeps the changed value; false when the browser keeps nothing. */
  change: (next: (value: T) => T) => boolean;
  /** Takes it off the device. */
  erase: () => void;
  subscribe: (listener: () => void) => () => void;
  /** What stands there while nothing is kept, and while the page is drawn on the server. */
  nothing: T;
};

/** By key, what tells those who follow it: more than one value may be read from what stands there. */
const tellers = new Map<string, (() => void)[]>();

/**
 * @param parse reads what is stored; whatever stands there must become a value.
 * @param write how the value stands in storage.
 */
export function createLocalValue<T>(
  key: string,
  parse: (text: string | null) => T,
  write: (value: T) => unknown = (value) => value,
): LocalValue<T> {
  const nothing = parse(null);
  let text: string | null = null;
  let value = nothing;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const ofKey = tellers.get(key) ?? [];
  tellers.set(key, ofKey);
  ofKey.push(tell);
  const tellAll = () => {
    for (const each of ofKey) each();
  };

  const read = () => {
    let now: string | null = null;
    try {
      now = localStorage.getItem(key);
    } catch {
      return value;
    }
    if (now !== text) {
      text = now;
      value = parse(now);
    }
    return value;
  };

  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };

  return {
    read,
    nothing,
    change(next) {
      try {
        localStorage.setItem(key, JSON.stringify(write(next(read()))));
      } catch {
        return false;
      }
      tellAll();
      return true;
    },
    erase() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing can be kept there, so nothing is.
      }
      tellAll();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', heard);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', heard);
      };
    },
  };
}

export const useLocalValue = <T>(stored: LocalValue<T>): T =>
  useSyncExternalStore(stored.subscribe, stored.read, () => stored.nothing);
