import type { ZodType } from 'zod';
import { retryAfterMs } from '../../lib/platform/upstreams/resilience/retry.ts';
import { Fault } from './fault.ts';

export type Request = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
};

/** A response; `body` is the parsed JSON, or the text if it is not JSON. */
export type Answer = { status: number; headers: Headers; body: unknown };

/** Sends a request. @throws Unanswered */
export type Ask = (request: Request) => Promise<Answer>;

/** There was no response; the message says why. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** Returns a sender with a time limit for each call in milliseconds, body included. It does not follow redirects. */
export function createAsk(deadlineMs: number): Ask {
  return async ({ url, method = 'GET', headers = {}, body }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    try {
      const response = await fetch(url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(deadlineMs),
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: text }),
      });
      return { status: response.status, headers: response.headers, body: parsed(await response.text()) };
    } catch (error) {
      throw new Unanswered(`${new URL(url).host} ${reasonOf(error, deadlineMs)}`);
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function reasonOf(error: unknown, deadlineMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `did not answer within ${deadlineMs / 1_000} s`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return `could not be reached (${code || (cause instanceof Error ? cause.message : String(cause))})`;
}

/** How often a rate-limited request is repeated. */
const MOST_WAITS = 10;

/** Repeats a rate-limited request (429) after the time in `Retry-After`, unless that is longer than a minute. */
export const patiently =
  (ask: Ask, wait: (ms: number) => Promise<unknown>): Ask =>
  async (request) => {
    for (let waits = 0; ; waits += 1) {
      const answer = await ask(request);
      const ms = answer.status === 429 ? retryAfterMs(Object.fromEntries(answer.headers)) : undefined;
      if (ms === undefined || ms > 60_000 || waits === MOST_WAITS) return answer;
      await wait(ms);
    }
  };

/** Returns the body of a response, validated by a schema. @throws Fault where it does not match */
export function shaped<T>(schema: ZodType<T>, { status, body }: Answer): T {
  const { success, data } = schema.safeParse(body);
  if (success) return data;
  throw new Fault(
    `${status} with another answer than the service gives`,
    'Look whether the address is the service’s.',
  );
}

/** Returns a function that does the work on its first call, and returns the same promise on later ones. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => (running ??= work());
}
