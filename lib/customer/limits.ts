import 'server-only';
import { createHash } from 'node:crypto';
import type { Refusal } from '@/lib/outcome/types';
import { forgive, hit, type Limit } from '@/lib/platform/http/rate-limit';
import { waitInWords } from './rules';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Rate limits (reliability guide §1.1). */
export const LIMITS = {
  /** Counts failed attempts only. */
  signInAccount: { name: 'sign-in-account', most: 10, windowMs: 15 * MINUTE },
  signInAddress: { name: 'sign-in-address', most: 50, windowMs: 15 * MINUTE },
  resetAccount: { name: 'reset-account', most: 3, windowMs: HOUR },
  resetAddress: { name: 'reset-address', most: 20, windowMs: HOUR },
  linkAccount: { name: 'link-account', most: 3, windowMs: HOUR },
  linkAddress: { name: 'link-address', most: 20, windowMs: HOUR },
  register: { name: 'register', most: 10, windowMs: HOUR },
  /** Wrong current passwords of one customer. */
  passwordChange: { name: 'password-change', most: 10, windowMs: 15 * MINUTE },
  /** Reset links opened from one IP address. */
  resetUse: { name: 'reset-use', most: 30, windowMs: HOUR },
  /** Exports of one customer's own data, each of which takes a call for every order. */
  ownData: { name: 'own-data', most: 3, windowMs: HOUR },
} satisfies Record<string, Limit>;

/** Returns the key of an account in counters, hashed so that no e-mail address stays in memory. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

export type Counted = readonly (readonly [Limit, string])[];

/**
 * Counts a try against each limit. Returns the longest wait in seconds when one of them is exceeded; otherwise null.
 */
export async function countTry(counted: Counted): Promise<number | null> {
  const waits = await Promise.all(counted.map(([limit, who]) => hit(limit, who)));
  const longest = Math.max(...waits.map((wait) => wait ?? 0));
  return longest > 0 ? longest : null;
}

/** Takes back a counted try that succeeded, or could not be made at all. */
export async function forgiveTry(counted: Counted): Promise<void> {
  await Promise.all(counted.map(([limit, who]) => forgive(limit, who)));
}

export function tooOften(what: string, seconds: number): Refusal {
  return {
    kind: 'refusal',
    status: 429,
    message: `${what} Try again in ${waitInWords(seconds)}.`,
    retryAfter: seconds,
  };
}
