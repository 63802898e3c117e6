import type { Limit } from '@/lib/platform/http/rate-limit';

const HOUR = 60 * 60_000;

/** Rate limits (reliability guide §1.1). `guesses` also protects an order number against many addresses. */
export const LIMITS = {
  misses: { name: 'order-misses', most: 20, windowMs: HOUR },
  guesses: { name: 'order-guesses', most: 10, windowMs: HOUR },
  /** Wrong proofs after which the bot check is required (experience TRK-5). */
  tries: { name: 'order-tries', most: 5, windowMs: HOUR },
  outlines: { name: 'order-outlines', most: 60, windowMs: HOUR },
} satisfies Record<string, Limit>;

export const MISSED = 'Too many failed attempts.';
