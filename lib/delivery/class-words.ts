import { type Day, shortDay } from '@/lib/dates/rules';
import type { DeliveryClass } from './classes';

/** Who brings it, to stand before what is brought: `By two-person van: …`. */
export const WHO_BRINGS: Readonly<Record<DeliveryClass, string>> = {
  'two-person': 'By two-person van',
  large: 'By van',
  parcel: 'By parcel service',
  none: 'Nothing to deliver',
};

/** What else has to be known of a delivery, in a sentence. */
export const HOW_IT_COMES: Readonly<Record<DeliveryClass, string>> = {
  'two-person': 'Two people bring it by van.',
  large: 'Our driver brings it by van.',
  parcel: 'A parcel service brings it, tracked: nobody has to wait in.',
  none: 'There is nothing to deliver. For work in your home we ring you to agree a day.',
};

/** A van comes on a day that is chosen, a parcel is there by its day: `Tue 24 Nov`, `by Tue 24 Nov`. */
export const dayWords = (day: Day, by: DeliveryClass): string =>
  by === 'parcel' ? `by ${shortDay(day)}` : shortDay(day);
