import { processSingleton } from '../process-singleton.ts';

/** The name of this set among the singletons of the process. */
export const REFUSALS = 'refusals';

const refusals = () => processSingleton(REFUSALS, () => new Set<string>());

/**
 * Records which upstreams last answered 401 or 403, because a token is wrong or was changed. Any other
 * answer below 500, except 429, clears the record, because it comes only after the token was accepted.
 */
export function noteAnswer(upstream: string, status: number | undefined): void {
  if (status === 401 || status === 403) refusals().add(upstream);
  else if (status !== undefined && status < 500 && status !== 429) refusals().delete(upstream);
}
