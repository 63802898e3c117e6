import { addDays, londonDate, londonInstant } from './rules';

const MINUTE = 60;
const DAY = 86_400;

/**
 * The next instant at which what a page says of days becomes untrue: at the cut-off orders come a day later, and at
 * midnight in London tomorrow is today, and a "was" may have run its time (experience §6 F6, rule 2).
 * @param cutOffHour of London's clocks; null where nothing hangs on it
 */
export function nextTurn(now: Date, cutOffHour: number | null): Date {
  const today = londonDate(now);
  const cutOff = cutOffHour === null ? null : londonInstant(today, cutOffHour);
  return cutOff && now < cutOff ? cutOff : londonInstant(addDays(today, 1), 0);
}

type Life = { stale: number; revalidate: number; expire: number };

/** A lifetime in seconds, shortened for what is untrue from an instant on. */
export function lifeUntil(instant: Date, now: Date, life: Life): Life {
  const left = Math.max(1, Math.floor((instant.getTime() - now.getTime()) / 1_000));
  return { ...life, revalidate: Math.min(life.revalidate, left) };
}

/**
 * How long what tells a day may be kept: it is made anew after a minute, in the background, and at the turn of the day
 * at once.
 * @param stale for how long a browser keeps it, seconds
 */
export const lifeToday = (now: Date, cutOffHour: number | null, stale = 30): Life =>
  lifeUntil(nextTurn(now, cutOffHour), now, { stale, revalidate: MINUTE, expire: DAY });
