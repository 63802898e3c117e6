import { addDays, londonDate, londonInstant } from './rules';

const MINUTE = 60;
/** What expires sooner is kept in no page that is made ahead. */
const LEAST_EXPIRY = 300;

/**
 * How long something may be kept that a new day in London makes untrue: the days of delivery, a "was" whose promotion
 * has run its time (experience §6 F6, rule 2). It is made anew after a minute, in the background, but what was made
 * before midnight is shown to nobody a minute after it: then the first to ask waits. What was made in the last five
 * minutes of a day may be shown for as long into the next.
 * @param stale for how long a browser keeps it, seconds
 */
export function lifeToday(now: Date, stale = 30): { stale: number; revalidate: number; expire: number } {
  const midnight = londonInstant(addDays(londonDate(now), 1), 0);
  const left = Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 1_000));
  return { stale, revalidate: Math.min(MINUTE, left), expire: Math.max(LEAST_EXPIRY, left) };
}
