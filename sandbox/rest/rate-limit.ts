/** The platform counts calls of its management interface in windows of thirty seconds. */
const WINDOW_MS = 30_000;

interface Window {
  endsAt: number;
  used: number;
}

/** What one more call finds: whether it was one too many, how long that lasts, and the headers of the platform's answers. */
export interface Allowance {
  exceeded: boolean;
  /** Milliseconds until the window ends. */
  reset: number;
  headers: Record<string, string>;
}

/** Counts the calls of each token. @param quotaOf what is allowed in a window at the moment */
export function rateLimit(
  quotaOf: () => number,
  windowMs = WINDOW_MS,
): (token: string, now: number) => Allowance {
  const windows = new Map<string, Window>();
  return (token, now) => {
    let window = windows.get(token);
    // Tests set the clock back as well.
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
