import type { Redis } from '../redis.ts';

/**
 * Milliseconds by the clock that the framework writes into entries and their tags. The wall clock is corrected while a
 * process runs, and the two drift apart.
 */
export const frameworkNow = (): number => performance.timeOrigin + performance.now();

/**
 * The framework rounds the instant at which a tag was expired, and entries have fractions: without this, what is
 * expired in the millisecond in which it was made would count as made after, and live on.
 */
const ROUNDED_MS = 1;
export const beforeRounding = (instant: number): number => instant - ROUNDED_MS;

/** Where the clock that all machines share stood at an instant that lies between two of this process's, in milliseconds. */
export type Reading = { shared: number; after: number; before: number };

/** The clock of Redis: those of machines may be minutes apart. Undefined while Redis is away. */
export async function readSharedClock(redis: Redis): Promise<Reading | undefined> {
  const after = frameworkNow();
  const reply = await redis.ask('TIME');
  if (!Array.isArray(reply)) return undefined;
  const [seconds, microseconds] = reply.map(Number);
  const shared = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
  return Number.isFinite(shared) ? { shared, after, before: frameworkNow() } : undefined;
}

/**
 * The latest instant of the one clock that is surely no later than one of the other. How long Redis took is counted as
 * age: an answer that looked younger than it is would outlive the webhook that came while it was on its way.
 */
export const toShared = (instant: number, { shared, before }: Reading) => shared - (before - instant);
export const fromShared = (instant: number, { shared, after }: Reading) => after - (shared - instant);
