import { useRef } from 'react';

/** Within so long a second click belongs to a double click, whatever the browser calls it. */
const DOUBLE_CLICK_MS = 500;

/** The event of a click. */
export type Press = { detail: number; timeStamp: number };

/**
 * Tells whether a click is a press of its own, and not what is left of the one before: the second click of a double
 * click, wherever it lands, a tap that bounced, or a key that is held. `what` tells the presses of one part apart.
 */
export function useNewPress(): (press: Press, what?: string) => boolean {
  const last = useRef({ what: '', at: -Infinity });
  return ({ detail, timeStamp }, what = '') => {
    const isSame = what === last.current.what && timeStamp - last.current.at < DOUBLE_CLICK_MS;
    last.current = { what, at: timeStamp };
    return detail <= 1 && !isSame;
  };
}
