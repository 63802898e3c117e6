import { processSingleton } from '../process-singleton.ts';

const epoch = () =>
  processSingleton<{ value: number; at: number | null }>('page-epoch', () => ({ value: 0, at: null }));

/** Counts how often something was expired; a page made before the last time may be old. */
export const pageEpoch = (): number => epoch().value;

/** When that was last, in milliseconds since 1970. */
export const lastExpiry = (): number | null => epoch().at;

export function startPageEpoch(): void {
  epoch().value += 1;
  epoch().at = Date.now();
}
