import { markIncomplete } from './observe/request-context.ts';

/**
 * Why a call of an upstream has no result, as a value.
 * - `unreachable`: no connection, or the breaker is open
 * - `timeout`: the deadline passed
 * - `refused`: 401, 403 or 429
 * - `rejected`: another 4xx, or a domain error of the platform (`code`)
 * - `failed`: 5xx, or the platform does not accept a GraphQL document of ours
 * - `invalid`: the answer does not have the expected shape
 */
export type UpstreamError = {
  kind: 'unreachable' | 'timeout' | 'refused' | 'rejected' | 'failed' | 'invalid';
  upstream: string;
  message: string;
  /** The upstream's own error message, if it gave one. */
  words?: string;
  status?: number;
  code?: string;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
};

export type Result<T, E = UpstreamError> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

const UNREACHABLE = 'UNREACHABLE';

/** Thrown where React needs a throw. What could not be read may well exist, so the page is a 503 and never a 404. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** Next.js puts it into its error document, from which the renderer reads that a 503 is meant, and when to retry. */
  readonly digest: string;
  override readonly cause: UpstreamError;
  constructor(cause: UpstreamError) {
    super(`${cause.upstream}: ${cause.kind}`);
    this.cause = cause;
    this.digest = cause.retryAfter === undefined ? UNREACHABLE : `${UNREACHABLE};${cause.retryAfter}`;
  }
}

/**
 * Whether an error is an `UnreachableError`. A cached function loses the class of what it throws, but not the digest.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'digest' in error && readUnreachable(String(error.digest)) !== null;

/** Reads the digest of an `UnreachableError`: seconds until a retry, if known. Null for any other digest. */
export function readUnreachable(digest: string): { retryAfter?: number } | null {
  const [name, seconds] = digest.split(';');
  if (name !== UNREACHABLE) return null;
  return seconds ? { retryAfter: Number(seconds) } : {};
}

/**
 * Returns the value of a result.
 * @throws {UnreachableError} for a failure
 */
export function orUnreachable<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new UnreachableError(result.error);
}

/**
 * Returns what is read, or `otherwise` if it cannot be reached. A page that uses `otherwise` is marked incomplete, so
 * that no shared cache keeps it.
 * @throws any other error of `read`
 */
export async function orFallback<T>(read: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    markIncomplete();
    return otherwise;
  }
}
