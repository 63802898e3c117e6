import { processSingleton } from '../process-singleton.ts';

/** The name of this set among the singletons of the process. */
export const REFUSALS = 'refusals';

const refusals = () => processSingleton(REFUSALS, () => new Set<string>());

/**
 * Records which upstreams last answered 401 or 403, because a token is wrong or was changed. A success clears the
 * record.
 */
export function noteAnswer(upstream: string, status: number | undefined): void {
  if (status === 401 || status === 403) refusals().add(upstream);
  else if (status !== undefined && status < 400) refusals().delete(upstream);
}
