import { shared } from './shared.ts';

const epoch = () => shared('page-epoch', () => ({ value: 0 }));

/** Counts how often something was expired; a page made before the last time may be old. */
export const pageEpoch = (): number => epoch().value;

export function startPageEpoch(): void {
  epoch().value += 1;
}
