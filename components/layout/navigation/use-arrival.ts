import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { arrive } from './arrival';
import type { Departure } from './departure';

/**
 * Lets focus go along to the pages that links lead to.
 * @param turn another number each time the page that a link has led to is drawn; 0 before the first
 * @param departure where the shopper was when the last link was pressed
 */
export function useArrival(turn: number, departure: RefObject<Departure | null>): void {
  const arrived = useRef(0);
  useLayoutEffect(() => {
    if (turn > 0 && arrive(departure.current)) arrived.current = turn;
  }, [turn, departure]);
  // Effects wait until the page has faded; by then the dialog in which the link was pressed has closed.
  useEffect(() => {
    if (turn !== arrived.current) arrive(departure.current);
  }, [turn, departure]);
}
