import type { AsyncLocalStorage } from 'node:async_hooks';
import { existingSingleton } from '../process-singleton.ts';

/** One call of an upstream, as the line of its request names it. */
export type UpstreamCall = { name: string; status?: number; ms: number; retries: number; breaker: string };

/** Does work that only a request of the framework may do. */
export type InFramework = <T>(work: () => Promise<T>) => Promise<T>;

/** What becomes known of a request while it is worked on, for its line in the log. */
export type RequestContext = {
  requestId: string;
  /** Of whoever asks, as far as the last hop that is trusted can tell. */
  address?: string;
  /** When it is traced, the trace's id. */
  traceId?: string;
  calls: UpstreamCall[];
  /**
   * Until when the page made ahead that answers it is true, in milliseconds since 1970, or `Infinity`; undefined where
   * it is none, or that is not known.
   */
  trueUntil?: number;
  /** How often anything had been expired when it began: `expiryCount`. */
  expiries?: number;
  /** The cache tags of that page. */
  tags?: readonly string[];
  /** What it is for, as load shedding ranks it; what is never shed has none. */
  class?: string;
  /** What is made for it lacks what an upstream did not give, whoever asked for that. */
  lacks?: true;
  /** It was turned away under load. */
  shed?: boolean;
  /** It is for the frame of a page alone: see `edge/framed`. */
  isFrame?: true;
  /** What it makes is made beside the framework; this does work in a request of the framework's. */
  inside?: InFramework;
  /** Such work. */
  work?: () => Promise<void>;
  /** It ended because a service could not be reached, which may be asked again after so many seconds. */
  unreachable?: { retryAfter?: number };
};

/** The name under which the front keeps the contexts of all requests. */
export const REQUEST_CONTEXTS = 'contexts';

/** Of the request that is being worked on; undefined outside of one, or where there is no front. */
export const currentRequestContext = (): RequestContext | undefined =>
  existingSingleton<AsyncLocalStorage<RequestContext>>(REQUEST_CONTEXTS)?.getStore();

/** Whether somebody waits for what is being done: not in the build, or for what the outbox delivers. */
export const isWaitedFor = (): boolean => currentRequestContext() !== undefined;

/** Says that the request which is being worked on ended because a service could not be reached. */
export function noteUnreachable(unreachable: { retryAfter?: number }): void {
  const context = currentRequestContext();
  if (context) context.unreachable = unreachable;
}

/** Says that what is made for the request lacks what an upstream did not give, so that nobody keeps it for others. */
export function noteLack(): void {
  const context = currentRequestContext();
  if (context) context.lacks = true;
}

/** Does work whose value others may be given too: each of them has to note that it `lacks` something. */
export async function notingLack<T>(work: () => Promise<T>): Promise<{ value: T; lacks: boolean }> {
  const contexts = existingSingleton<AsyncLocalStorage<RequestContext>>(REQUEST_CONTEXTS);
  const around = contexts?.getStore();
  if (!contexts || !around) return { value: await work(), lacks: false };
  const context: RequestContext = { ...around };
  delete context.lacks;
  const value = await contexts.run(context, work);
  return { value, lacks: context.lacks === true };
}

/** Whether the page is made for its frame alone, whose content is made for each request. */
export const isFrame = (): boolean => currentRequestContext()?.isFrame === true;

/** Whether what is being made is made beside the framework. */
export const isBeside = (): boolean => currentRequestContext()?.inside !== undefined;

/** Does work that needs the framework around it, such as to read its cache. */
export const inFramework: InFramework = (work) =>
  (currentRequestContext()?.inside ?? ((direct) => direct()))(work);

/** Says of a page made ahead that answers the request until when it is true, and which tags it has. */
export function notePage(until: number, tags: readonly string[]): void {
  const context = currentRequestContext();
  if (!context) return;
  context.trueUntil = Math.min(until, context.trueUntil ?? Number.POSITIVE_INFINITY);
  context.tags = [...(context.tags ?? []), ...tags];
}
