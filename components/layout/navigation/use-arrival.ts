import { useEffect, useLayoutEffect, useRef } from 'react';
import { arrive, type Departure, noteDepartures } from './arrival';

/**
 * Lets focus go along to the pages that links lead to.
 * @param turn another number each time the page that a link has led to is drawn; 0 before the first
 */
export function useArrival(turn: number): void {
  const departure = useRef<Departure | null>(null);
  const arrived = useRef(0);
  useEffect(() => {
    const listeners = new AbortController();
    const note = (noted: Departure) => {
      departure.current = noted;
    };
    noteDepartures(note, listeners.signal);
    return () => listeners.abort();
  }, []);
  useLayoutEffect(() => {
    if (turn > 0 && arrive(departure.current)) arrived.current = turn;
  }, [turn]);
  // Effects wait until the page has faded; by then the dialog in which the link was pressed has closed.
  useEffect(() => {
    if (turn !== arrived.current) arrive(departure.current);
  }, [turn]);
}
