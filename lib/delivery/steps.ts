import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import { earliestDay, orderDay, pickedDay } from './rules';
import type { DeliveryTerms, Zone } from './types';

/** The days of an order placed now: taken, checked and loaded, announced by text, at the door. */
export type DeliverySteps = { today: Day; ordered: Day; checked: Day; text: Day; door: Day };

/** For large goods that are here. The text with the slot comes on the evening before the van. */
export function deliverySteps(now: Date, zone: Zone, terms: DeliveryTerms): DeliverySteps {
  const ordered = orderDay(now, terms);
  const door = earliestDay(ordered, zone, 'two-person', terms);
  return {
    today: londonDate(now),
    ordered,
    checked: pickedDay(ordered, zone, 'two-person', terms),
    text: addDays(door, -1),
    door,
  };
}
