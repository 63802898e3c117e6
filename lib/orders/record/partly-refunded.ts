import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import type { Stage } from '@/lib/orders/data/meanings';

type Dates = {
  /** Instants, ISO 8601; `shippedAt` is null before anything has left. */
  orderedAt: string;
  shippedAt: string | null;
  /** The days on which the order is to come, as far as known, sorted. */
  due: readonly Day[];
};

/** A parcel arrives within three working days, which take up to a week at Christmas and Easter. */
const PARCEL_DAYS = 7;
/** An order of which neither a day nor a shipment is recorded is taken to be delivered after this time. */
const UNRECORDED_DAYS = 30;

/**
 * Returns the progress of a partly refunded order from its dates. On the platform that status replaces the one that
 * said how far the order was, whether the refund came before the delivery or after it.
 */
export function stageByDates({ orderedAt, shippedAt, due }: Dates, today: Day): Stage {
  const dayAfter = (instant: string, days: number) => addDays(londonDate(new Date(instant)), days);
  const arrives =
    due.at(-1) ?? (shippedAt ? dayAfter(shippedAt, PARCEL_DAYS) : dayAfter(orderedAt, UNRECORDED_DAYS));
  if (today > arrives) return 4;
  return shippedAt ? 3 : 1;
}
