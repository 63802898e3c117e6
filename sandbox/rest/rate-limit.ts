/** The platform limits calls of its Management API per window of thirty seconds. */
const WINDOW_MS = 30_000;

interface Window {
  endsAt: number;
  used: number;
}

/** Result of counting a call: whether it exceeds the limit, and the platform's headers. */
export interface Allowance {
  exceeded: boolean;
  /** Milliseconds until the window ends. */
  reset: number;
  headers: Record<string, string>;
}

/** Returns a counter of calls per token. @param quotaOf returns the number of calls now allowed per window */
export function rateLimit(
  quotaOf: () => number,
  windowMs = WINDOW_MS,
): (token: string, now: number) => Allowance {
  const windows = new Map<string, Window>();
  return (token, now) => {
    let window = windows.get(token);
    // The second comparison is for tests, which may set the clock back.
    if (!window || window.endsAt <= now || window.endsAt > now + windowMs) {
      window = { endsAt: now + windowMs, used: 0 };
      windows.set(token, window);
    }
    const quota = quotaOf();
    const exceeded = window.used >= quota;
    if (!exceeded) window.used += 1;
    const reset = window.endsAt - now;
    return {
      exceeded,
      reset,
      headers: {
        'X-Rate-Limit-Time-Window-Ms': String(windowMs),
        'X-Rate-Limit-Time-Reset-Ms': String(reset),
        'X-Rate-Limit-Requests-Quota': String(quota),
        'X-Rate-Limit-Requests-Left': String(Math.max(0, quota - window.used)),
        ...(exceeded && { 'X-Retry-After': String(Math.ceil(reset / 1000)) }),
      },
    };
  };
}
