import { type Day, shortDay } from '@/lib/dates/rules';
import type { DeliveryClass } from './classes';

/** Who delivers, for use before the names of the goods: `By two-person van: …`. */
export const WHO_BRINGS: Readonly<Record<DeliveryClass, string>> = {
  'two-person': 'By two-person van',
  large: 'By van',
  parcel: 'By parcel service',
  none: 'Nothing to deliver',
};

/** How a delivery arrives, in a sentence. */
export const HOW_IT_COMES: Readonly<Record<DeliveryClass, string>> = {
  'two-person': 'Two people bring it by van.',
  large: 'Our driver brings it by van.',
  parcel: 'A parcel service brings it, tracked: nobody has to wait in.',
  none: 'There is nothing to deliver. For work in your home we ring you to agree a day.',
};

/**
 * Returns `Tue 24 Nov` for a van, which comes on the chosen day, or `by Tue 24 Nov` for a parcel, which comes by its
 * day.
 */
export const dayWords = (day: Day, by: DeliveryClass): string =>
  by === 'parcel' ? `by ${shortDay(day)}` : shortDay(day);
