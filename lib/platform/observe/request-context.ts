import type { AsyncLocalStorage } from 'node:async_hooks';
import { existingSingleton } from '../process-singleton.ts';

/** One call of an upstream, as the line of its request names it. */
export type UpstreamCall = { name: string; status?: number; ms: number; retries: number; breaker: string };

/** What becomes known of a request while it is worked on, for its line in the log. */
export type RequestContext = {
  requestId: string;
  /** When it is traced, the trace's id. */
  traceId?: string;
  calls: UpstreamCall[];
  /** What it is for, as load shedding ranks it; what is never shed has none. */
  class?: string;
  /** It was turned away under load. */
  shed?: boolean;
};

/** The name under which the front keeps the contexts of all requests. */
export const REQUEST_CONTEXTS = 'contexts';

/** Of the request that is being worked on; undefined outside of one, or where there is no front. */
export const currentRequestContext = (): RequestContext | undefined =>
  existingSingleton<AsyncLocalStorage<RequestContext>>(REQUEST_CONTEXTS)?.getStore();
