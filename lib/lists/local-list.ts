import { type ListItem, parseList } from './rules';

/** A list kept in this browser under one storage key, the same in every tab. */
export type LocalList = {
  read: () => readonly ListItem[];
  /** Keeps the changed list; false when the browser keeps nothing. */
  change: (next: (list: readonly ListItem[]) => ListItem[]) => boolean;
  subscribe: (listener: () => void) => () => void;
};

/** @param write how the list stands in storage. */
export function createLocalList(
  key: string,
  write: (list: readonly ListItem[]) => unknown = (list) => list,
): LocalList {
  let text: string | null = null;
  let list: readonly ListItem[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const read = () => {
    let now: string | null = null;
    try {
      now = localStorage.getItem(key);
    } catch {
      return list;
    }
    if (now !== text) {
      text = now;
      list = parseList(now);
    }
    return list;
  };

  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };

  return {
    read,
    change(next) {
      try {
        localStorage.setItem(key, JSON.stringify(write(next(read()))));
      } catch {
        return false;
      }
      tell();
      return true;
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
