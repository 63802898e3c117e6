import type { Redis } from '../redis.ts';

/**
 * Milliseconds by the clock that the framework uses in entries and tags. The wall clock is adjusted while a process
 * runs, so the two drift apart.
 */
export const frameworkNow = (): number => performance.timeOrigin + performance.now();

/**
 * The framework rounds the instant at which a tag expired, while entries have fractions. Without this, an entry made in
 * the same millisecond as its expiry would count as made afterwards, and survive.
 */
const ROUNDED_MS = 1;
export const beforeRounding = (instant: number): number => instant - ROUNDED_MS;

/** A reading of the shared clock, taken between two instants of this process's clock, all in milliseconds. */
export type Reading = { shared: number; after: number; before: number };

/** Reads the clock of Redis, because those of machines may be minutes apart. Undefined while Redis is away. */
export async function readSharedClock(redis: Redis): Promise<Reading | undefined> {
  const after = frameworkNow();
  const reply = await redis.ask('TIME');
  if (!Array.isArray(reply)) return undefined;
  const [seconds, microseconds] = reply.map(Number);
  const shared = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
  return Number.isFinite(shared) ? { shared, after, before: frameworkNow() } : undefined;
}

/**
 * Converts to the latest instant of the other clock that is certainly no later. The time that Redis took counts as age:
 * an answer that seemed younger than it is would survive a webhook that arrived in between.
 */
export const toShared = (instant: number, { shared, before }: Reading) => shared - (before - instant);
export const fromShared = (instant: number, { shared, after }: Reading) => after - (shared - instant);
