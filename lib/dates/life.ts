import { addDays, londonDate, londonInstant } from './rules';

const MINUTE = 60;
const DAY = 86_400;

/**
 * Returns the next instant at which statements about days become untrue: at the cut-off hour orders come a day later,
 * and at midnight in London tomorrow becomes today and a "was" price may expire (experience §6 F6, rule 2).
 * @param cutOffHour in London; null where nothing depends on it
 */
export function nextTurn(now: Date, cutOffHour: number | null): Date {
  const today = londonDate(now);
  const cutOff = cutOffHour === null ? null : londonInstant(today, cutOffHour);
  return cutOff && now < cutOff ? cutOff : londonInstant(addDays(today, 1), 0);
}

type Life = { stale: number; revalidate: number; expire: number };

/** Returns a cache lifetime in seconds, shortened for content that becomes untrue at an instant. */
export function lifeUntil(instant: Date, now: Date, life: Life): Life {
  const left = Math.max(1, Math.floor((instant.getTime() - now.getTime()) / 1_000));
  return { ...life, revalidate: Math.min(life.revalidate, left) };
}

/**
 * Returns the cache lifetime of content that names a day: it is revalidated after a minute in the background, and at
 * the turn of the day at once.
 * @param stale how long a browser keeps it, in seconds
 */
export const lifeToday = (now: Date, cutOffHour: number | null, stale = 30): Life =>
  lifeUntil(nextTurn(now, cutOffHour), now, { stale, revalidate: MINUTE, expire: DAY });
