import type { AsyncLocalStorage } from 'node:async_hooks';
import { existingSingleton } from '../process-singleton.ts';

/** One call of an upstream, as in the log line of its request. */
export type UpstreamCall = { name: string; status?: number; ms: number; retries: number; breaker: string };

/** Runs work that is only possible in a request of the framework. */
export type InFramework = <T>(work: () => Promise<T>) => Promise<T>;

/** What becomes known about a request while it is handled, for its log line and for whoever finishes its response. */
export type RequestContext = {
  requestId: string;
  /** The client's IP address, as far as the trusted proxies can tell. */
  address?: string;
  /** The id of its trace, if it is traced. */
  traceId?: string;
  calls: UpstreamCall[];
  /**
   * Until when the prerendered page that answers it is true, in milliseconds since 1970, or `Infinity`. Undefined if
   * there is no such page, or it is not known.
   */
  trueUntil?: number;
  /** The `expiryCount` when it began. */
  expiries?: number;
  /** The cache tags of that page. */
  tags?: readonly string[];
  /** Its class for load shedding; undefined for requests that are never shed. */
  class?: string;
  /** Its response lacks something that an upstream did not return, whoever made that call. */
  lacks?: true;
  /** It was rejected under load. */
  shed?: boolean;
  /** It only renders the frame of a page: see `edge/framed`. */
  isFrame?: true;
  /** Its page is rendered outside the framework; this function runs work in a request of the framework. */
  inside?: InFramework;
  /** The work of such a request. */
  work?: () => Promise<void>;
  /** It ended because a service was unreachable; `retryAfter` is in seconds. */
  unreachable?: { retryAfter?: number };
};

/** The name under which the contexts of all requests are registered (`processSingleton`). */
export const REQUEST_CONTEXTS = 'contexts';

/** Returns the context of the current request; undefined outside one. */
export const currentRequestContext = (): RequestContext | undefined =>
  existingSingleton<AsyncLocalStorage<RequestContext>>(REQUEST_CONTEXTS)?.getStore();

/** Whether somebody is waiting for the result: not in the build, and not for deliveries of the outbox. */
export const isWaitedFor = (): boolean => currentRequestContext() !== undefined;

/** Records that the current request ended because a service was unreachable. */
export function noteUnreachable(unreachable: { retryAfter?: number }): void {
  const context = currentRequestContext();
  if (context) context.unreachable = unreachable;
}

/** Records that the response lacks something that an upstream did not return, so that nobody keeps it for others. */
export function markIncomplete(): void {
  const context = currentRequestContext();
  if (context) context.lacks = true;
}

/** Runs work whose result may be shared. Each request that uses it has to note a lack if it `lacks` something. */
export async function trackingIncomplete<T>(work: () => Promise<T>): Promise<{ value: T; lacks: boolean }> {
  const contexts = existingSingleton<AsyncLocalStorage<RequestContext>>(REQUEST_CONTEXTS);
  const around = contexts?.getStore();
  if (!contexts || !around) return { value: await work(), lacks: false };
  const context: RequestContext = { ...around };
  delete context.lacks;
  const value = await contexts.run(context, work);
  return { value, lacks: context.lacks === true };
}

/** Whether only the frame of a page is rendered, whose content is rendered per request. */
export const isFrame = (): boolean => currentRequestContext()?.isFrame === true;

/** Whether the page is being rendered outside the framework. */
export const isOutsideFramework = (): boolean => currentRequestContext()?.inside !== undefined;

/** Runs work that needs the framework, such as reading its cache. */
export const inFramework: InFramework = (work) =>
  (currentRequestContext()?.inside ?? ((direct) => direct()))(work);

/** Records until when the prerendered page that answers the request is true, and its tags. */
export function notePage(until: number, tags: readonly string[]): void {
  const context = currentRequestContext();
  if (!context) return;
  context.trueUntil = Math.min(until, context.trueUntil ?? Number.POSITIVE_INFINITY);
  context.tags = [...(context.tags ?? []), ...tags];
}
