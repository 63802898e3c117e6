import type { Limit } from '@/lib/platform/http/rate-limit';

const HOUR = 60 * 60_000;

/** Reliability guide §1.1; a number is also guarded against guesses from many addresses. */
export const LIMITS = {
  misses: { name: 'order-misses', most: 20, windowMs: HOUR },
  guesses: { name: 'order-guesses', most: 10, windowMs: HOUR },
  /** Wrong proofs after which a person has to be at work (experience TRK-5). */
  tries: { name: 'order-tries', most: 5, windowMs: HOUR },
  outlines: { name: 'order-outlines', most: 60, windowMs: HOUR },
} satisfies Record<string, Limit>;

export const MISSED = 'Too many failed attempts.';
