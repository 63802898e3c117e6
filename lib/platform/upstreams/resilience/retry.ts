const RETRYABLE_STATUS = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const SHARE = 0.1;
const SAVED_UP = 10;

/** Specification §8: these answers may be asked for once more, when asking twice does no harm. */
export const isRetryableStatus = (status: number) => RETRYABLE_STATUS.has(status);

export type RetryBudget = { earn(): void; spend(): boolean };

/** Lets retries be at most a tenth of all calls, so that a struggling upstream is not asked twice as often. */
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

/** Milliseconds before the second try, spread so that callers do not return in step. */
export const jitter = (random: () => number = Math.random) => 50 + Math.floor(random() * 150);

/**
 * Milliseconds that a `Retry-After` (seconds or a date), BigCommerce's `X-Rate-Limit-Time-Reset-Ms` or Contentful's
 * `X-Contentful-RateLimit-Reset` (seconds) asks for. Undefined without any, or when unreadable.
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
