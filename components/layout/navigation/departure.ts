import { pathAt } from './follow-links';

/** Focus and URL when a link was pressed. */
export type Departure = { focus: Element | null; path: string; search: string };

/** Reports every press on a link that leads to another page, until `signal` aborts. */
export function noteDepartures(note: (departure: Departure) => void, signal: AbortSignal): void {
  const press = (event: Event) => {
    const { pathname, search } = location;
    if (pathAt(event)) note({ focus: document.activeElement, path: pathname, search });
  };
  document.addEventListener('click', press, { signal, capture: true });
}
