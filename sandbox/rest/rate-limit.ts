/** The platform counts calls of its management interface in windows of thirty seconds. */
const WINDOW_MS = 30_000;

interface Window {
  endsAt: number;
  used: number;
}

/** What one more call finds: the headers that every answer carries, and whether it was one too many. */
export interface Allowance {
  exceeded: boolean;
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
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + windowMs, used: 0 };
      windows.set(token, window);
    }
    const quota = quotaOf();
    const exceeded = window.used >= quota;
    if (!exceeded) window.used += 1;
    const reset = window.endsAt - now;
    return {
      exceeded,
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
