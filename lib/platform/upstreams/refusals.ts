import { processSingleton } from '../process-singleton.ts';

/** The name under which this process has them (`shared`). */
export const REFUSALS = 'refusals';

const refusals = () => processSingleton(REFUSALS, () => new Set<string>());

/** Remembers which upstreams answered last that they do not know who asks: a token is wrong, or was changed. */
export function noteAnswer(upstream: string, status: number | undefined): void {
  if (status === 401 || status === 403) refusals().add(upstream);
  else if (status !== undefined && status < 400) refusals().delete(upstream);
}
