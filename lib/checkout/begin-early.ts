import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { Classified } from '@/lib/catalogue/types';
import { addDays, type Day, dayAndMonth } from '@/lib/dates/rules';
import { isCover } from '@/lib/services/cover';

/** Cancellation period in days (Consumer Contracts Regulations 2013, regulation 30). */
const CANCEL_DAYS = 14;

type Good = Pick<Classified, 'kind' | 'facts'>;

/** Returns the work in the home among the goods: fitting, unpacking, taking away. */
export const worksIn = <T extends Good>(goods: readonly T[]): T[] =>
  goods.filter((good) => deliveryClassOf(good) === 'none' && !isCover(good));

/** Whether a day is agreed for the work after the order, usually soon; other work is done by the delivery crew. */
const hasOwnDay = ({ facts }: Good): boolean => facts.visit !== 'with the delivery';

const TICK_OR_LEAVE =
  'Tick this so that the work can begin within the 14 days, or take it out of your basket';

/**
 * Returns what is missing where work would begin within the cancellation period: the express request of regulation 36
 * (1), with the acknowledgement of 36 (2). Null where there is no such work, or it was requested.
 * @param days of the deliveries; null for a delivery whose day is not known
 * @param begin `on` where it was requested, as the form sends it
 */
export function beginFault(
  goods: readonly Good[],
  days: readonly (Day | null)[],
  { begin, today }: { begin: string | undefined; today: Day },
): string | null {
  const works = worksIn(goods);
  if (begin === 'on' || works.length === 0) return null;
  if (works.some(hasOwnDay)) return TICK_OR_LEAVE;
  const until = addDays(today, CANCEL_DAYS);
  return days.some((day) => day === null || day <= until)
    ? `Tick this to have the work done by ${dayAndMonth(until)}, or choose a later day`
    : null;
}

/**
 * Returns what `beginFault` would where no day is known, as before the platform's own checkout. Null where there is no
 * work, or it was requested.
 */
export const unrequestedFault = (goods: readonly Good[], begin: string | undefined): string | null =>
  begin === 'on' || worksIn(goods).length === 0 ? null : TICK_OR_LEAVE;
