import { rateLimit } from '../rest/rate-limit.ts';

/** Number of refusals in one second after which a sender is blocked. */
const MOST = 10;
const WINDOW_MS = 1_000;
const BLOCKED_MS = 60_000;

/** Tracks senders, by IP address, that keep sending although they are refused. */
export interface AbuseGuard {
  isBlocked(sender: string, now: number): boolean;
  /** Records that a sender was refused for exceeding the rate limit. */
  refused(sender: string, now: number): void;
}

/**
 * Blocks a sender for a minute after ten refusals in one second, whatever it sends in the meantime
 * (https://developers.hubspot.com/changelog/additional-rate-limit-protection-being-added-to-form-submissions-api).
 */
export function abuseGuard(): AbuseGuard {
  const count = rateLimit(() => MOST - 1, WINDOW_MS);
  const until = new Map<string, number>();
  return {
    isBlocked: (sender, now) => (until.get(sender) ?? 0) > now,
    refused(sender, now) {
      if (count(sender, now).exceeded) until.set(sender, now + BLOCKED_MS);
    },
  };
}
