import { noteLack } from './observe/request-context.ts';

/**
 * Failure as a value at the seam to the outside.
 * - `unreachable`: no connection, or the breaker is open; - `timeout`: the deadline passed;
 * - `refused`: 401, 403 or 429; - `rejected`: another 4xx, or a domain error of the platform (`code`);
 * - `failed`: 5xx, or a document of ours that the platform does not take; - `invalid`: an answer that is not what was
 *   asked for.
 */
export type UpstreamError = {
  kind: 'unreachable' | 'timeout' | 'refused' | 'rejected' | 'failed' | 'invalid';
  upstream: string;
  message: string;
  /** The upstream's own sentence, where it gave one. */
  words?: string;
  status?: number;
  code?: string;
  /** Seconds after which asking again makes sense. */
  retryAfter?: number;
};

export type Result<T, E = UpstreamError> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

const UNREACHABLE = 'UNREACHABLE';

/** Thrown where React needs a throw: the thing may well exist, it cannot be reached now. Never a 404. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** Survives into the error document, by which the front knows that 503 is meant, and when to ask again. */
  readonly digest: string;
  override readonly cause: UpstreamError;
  constructor(cause: UpstreamError) {
    super(`${cause.upstream}: ${cause.kind}`);
    this.cause = cause;
    this.digest = cause.retryAfter === undefined ? UNREACHABLE : `${UNREACHABLE};${cause.retryAfter}`;
  }
}

/** Whether an error says so; it loses its class, but not its digest, on the way out of a cached function. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && readUnreachable(String(error.digest)) !== null;

/** What a digest says of a service that could not be reached: seconds after which to ask again; null for any other. */
export function readUnreachable(digest: string): { retryAfter?: number } | null {
  const [name, seconds] = digest.split(';');
  if (name !== UNREACHABLE) return null;
  return seconds ? { retryAfter: Number(seconds) } : {};
}

/** @throws UnreachableError in place of a failure. */
export function orUnreachable<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new UnreachableError(result.error);
}

/** What can be done without: `otherwise` when it cannot be reached now, which is kept for nobody else. */
export async function orNone<T>(read: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    noteLack();
    return otherwise;
  }
}
