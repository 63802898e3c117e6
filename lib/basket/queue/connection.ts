import { useSyncExternalStore } from 'react';

/** Delay before waiting changes are sent again; doubled each time, up to the last. */
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

/** Sets how the shopper is told about changes whose promise is no longer awaited. */
export function tellBy(say: typeof tell): void {
  tell = say;
}

/** Call when the shop cannot be reached; `tryAgain` runs after a growing delay. */
export function connectionLost(tryAgain: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(tryAgain, tryMs);
  tryMs = Math.min(tryMs * 2, LAST_TRY_MS);
  if (!isLost)
    tell('No connection. What you change in your basket is kept, and saved when you are back online.');
  set(true);
}

/** Call when all waiting changes are answered. @param refused messages of refusals that nobody has been shown */
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
