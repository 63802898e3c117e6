import { useSyncExternalStore } from 'react';

/** Something this browser keeps under one storage key, the same in every tab. */
export type LocalValue<T> = {
  read: () => T;
  /** Keeps the changed value; false when the browser keeps nothing: then it holds `forVisit`, or stays as it was. */
  change: (next: (value: T) => T) => boolean;
  /** Whether what is told here is gone with the page, because the browser keeps nothing. */
  isPassing: () => boolean;
  /** Takes it off the device. */
  erase: () => void;
  subscribe: (listener: () => void) => () => void;
  /** What stands there while nothing is kept, and while the page is drawn on the server. */
  nothing: T;
};

/** By key, what tells those who follow it: more than one value may be read from what stands there. */
const tellers = new Map<string, (() => void)[]>();

/** By key, the texts that the browser would not keep; as long as the document lives. */
const passing = new Map<string, string>();

function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser lets the shop at its storage; it may still be full. */
function isOpen(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

type Options<T> = {
  /** How the value stands in storage; as it is when left out. */
  write?: (value: T) => unknown;
  /** Where the browser keeps nothing, a change holds until the page is loaded anew. */
  forVisit?: boolean;
};

/** @param parse reads what is stored; whatever stands there must become a value. */
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
      // Nothing can be kept there, so nothing is.
    }
    if (now !== text) {
      text = now;
      value = parse(now);
    }
    return value;
  };

  /** What another tab could keep is the newer. */
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

/** Why something was not done that the browser would have to keep. @param so what came of it, as a clause */
export const keptNothing = (so: string): string =>
  `This browser does not let the shop keep anything, so ${so}.`;

export const useLocalValue = <T>(stored: LocalValue<T>): T =>
  useSyncExternalStore(stored.subscribe, stored.read, () => stored.nothing);

/** Whether what is told here is gone with the page; never while it is drawn on the server. */
export const useIsPassing = ({
  subscribe,
  isPassing,
}: Pick<LocalValue<unknown>, 'subscribe' | 'isPassing'>): boolean =>
  useSyncExternalStore(subscribe, isPassing, () => false);
