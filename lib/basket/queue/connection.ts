import { useSyncExternalStore } from 'react';

/** How long until changes that wait are tried again; doubled each time. */
const FIRST_TRY_MS = 2_000;
const LAST_TRY_MS = 60_000;

let isLost = false;
let tryMs = FIRST_TRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let tell: (words: string) => void = () => {};
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isLost) return;
  isLost = next;
  for (const listener of listeners) listener();
}

/** Who says to the shopper what becomes of changes that nobody else waits for. */
export function tellBy(say: typeof tell): void {
  tell = say;
}

/** The shop cannot be reached: what is to be sent waits, and is tried again later. */
export function connectionLost(tryAgain: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(tryAgain, tryMs);
  tryMs = Math.min(tryMs * 2, LAST_TRY_MS);
  if (!isLost)
    tell('No connection. What you change in your basket is kept, and saved when you are back online.');
  set(true);
}

/** Everything that waited has been answered. @param refused what was said no to, and nobody has been told of */
export function connectionBack(refused: readonly string[]): void {
  clearTimeout(timer);
  tryMs = FIRST_TRY_MS;
  if (refused.length > 0) tell(refused.join(' '));
  else if (isLost) tell('You are connected again. Your basket is saved.');
  set(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether changes of the basket wait because the shop cannot be reached. */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
