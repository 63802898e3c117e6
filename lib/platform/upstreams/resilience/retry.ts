const RETRYABLE_STATUS = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const SHARE = 0.1;
const SAVED_UP = 10;

/**
 * Whether a request that was answered with this status may be sent once more, if it is idempotent (specification §8).
 */
export const isRetryableStatus = (status: number) => RETRYABLE_STATUS.has(status);

export type RetryBudget = { earn(): void; spend(): boolean };

/** Limits retries to a tenth of all calls, so that a struggling upstream does not get twice the load. */
export function createRetryBudget(): RetryBudget {
  let tokens = SAVED_UP;
  return {
    earn() {
      tokens = Math.min(SAVED_UP, tokens + SHARE);
    },
    spend() {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

/** Milliseconds before a retry, 50 to 199 at random so that callers do not retry in step. */
export const jitter = (random: () => number = Math.random) => 50 + Math.floor(random() * 150);

/**
 * Returns the wait that an answer asks for, in milliseconds: `Retry-After` (seconds or a date), BigCommerce's
 * `X-Rate-Limit-Time-Reset-Ms` or Contentful's `X-Contentful-RateLimit-Reset` (seconds). Undefined if there is none, or
 * it is unreadable.
 */
export function retryAfterMs(
  headers: Record<string, string | string[] | undefined>,
  now: () => number = Date.now,
): number | undefined {
  const ofContent = Number(headers['x-contentful-ratelimit-reset']) * 1_000;
  const reset = Number(headers['x-rate-limit-time-reset-ms'] ?? ofContent);
  const value = headers['retry-after'] ?? headers['x-retry-after'];
  if (typeof value !== 'string' || value === '') return reset > 0 ? reset : undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now());
}
