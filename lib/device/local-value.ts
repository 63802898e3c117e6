import { useSyncExternalStore } from 'react';

/** A value in local storage under one key, the same in every tab. */
export type LocalValue<T> = {
  read: () => T;
  /**
   * Stores the changed value. False when storage is blocked or full: the value then lasts for the visit, or stays
   * unchanged.
   */
  change: (next: (value: T) => T) => boolean;
  /** Whether the value is lost with the page, because storage is blocked or full. */
  isPassing: () => boolean;
  /** Removes it from the device. */
  erase: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The value while nothing is stored, and during server rendering. */
  nothing: T;
};

/** Notifiers by key: several values may be parsed from the same key. */
const tellers = new Map<string, (() => void)[]>();

/** Texts that could not be stored, by key; kept until the document is unloaded. */
const passing = new Map<string, string>();

function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser grants access to local storage; it may still be full. */
function isOpen(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

type Options<T> = {
  /** Converts the value to what is stored as JSON; by default it is stored as it is. */
  write?: (value: T) => unknown;
  /** Whether a change that cannot be stored lasts until the page is reloaded. */
  forVisit?: boolean;
};

/** @param parse reads the stored text; it must return a value for any text. */
export function createLocalValue<T>(
  key: string,
  parse: (text: string | null) => T,
  { write = (value) => value, forVisit = false }: Options<T> = {},
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
    let now = passing.get(key) ?? null;
    try {
      now ??= localStorage.getItem(key);
    } catch {
      // Storage is blocked, so nothing is stored.
    }
    if (now !== text) {
      text = now;
      value = parse(now);
    }
    return value;
  };

  /** What another tab stored replaces a value that could not be stored here. */
  const heard = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    passing.delete(key);
    tell();
  };

  return {
    read,
    nothing,
    change(next) {
      const changed = JSON.stringify(write(next(read())));
      const isKept = keep(key, changed);
      if (isKept) passing.delete(key);
      else if (forVisit) passing.set(key, changed);
      else return false;
      tellAll();
      return isKept;
    },
    isPassing: () => passing.has(key) || !isOpen(),
    erase() {
      passing.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is blocked, so there is nothing to erase.
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

/** Message for something that needs storage the browser blocks. @param so the consequence, as a clause */
export const keptNothing = (so: string): string => `This browser blocks storage for this site, so ${so}.`;

export const useLocalValue = <T>(stored: LocalValue<T>): T =>
  useSyncExternalStore(stored.subscribe, stored.read, () => stored.nothing);

/** Whether the value is lost with the page; false during server rendering. */
export const useIsPassing = ({
  subscribe,
  isPassing,
}: Pick<LocalValue<unknown>, 'subscribe' | 'isPassing'>): boolean =>
  useSyncExternalStore(subscribe, isPassing, () => false);
