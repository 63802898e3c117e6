import { useRef } from 'react';

/** Longest time between the two clicks of a double click, in milliseconds, whatever `detail` the browser reports. */
const DOUBLE_CLICK_MS = 500;

/** The fields read of a click event. */
export type Press = { detail: number; timeStamp: number };

/**
 * Returns a function that tells whether a click is a new press and not a repeat of the last: the second click of a
 * double click, a tap that bounced, or a held key. Only presses with the same `what` count as repeats of each other.
 */
export function useNewPress(): (press: Press, what?: string) => boolean {
  const last = useRef({ what: '', at: -Infinity });
  return ({ detail, timeStamp }, what = '') => {
    const isSame = what === last.current.what && timeStamp - last.current.at < DOUBLE_CLICK_MS;
    last.current = { what, at: timeStamp };
    return detail <= 1 && !isSame;
  };
}
