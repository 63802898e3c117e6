import { rateLimit } from '../rest/rate-limit.ts';

/** Refusals in a second by which a sender is shut out. */
const MOST = 10;
const WINDOW_MS = 1_000;
const SHUT_OUT_MS = 60_000;

/** Knows senders, by their addresses, that go on while they are refused. */
export interface Insistence {
  isShutOut(sender: string, now: number): boolean;
  /** Notes that a sender was refused for its number of calls. */
  refused(sender: string, now: number): void;
}

/**
 * Who is refused ten times in one second is refused for a minute, whatever is sent meanwhile
 * (https://developers.hubspot.com/changelog/additional-rate-limit-protection-being-added-to-form-submissions-api).
 */
export function insistence(): Insistence {
  const count = rateLimit(() => MOST - 1, WINDOW_MS);
  const until = new Map<string, number>();
  return {
    isShutOut: (sender, now) => (until.get(sender) ?? 0) > now,
    refused(sender, now) {
      if (count(sender, now).exceeded) until.set(sender, now + SHUT_OUT_MS);
    },
  };
}
