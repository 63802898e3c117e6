import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import { earliestDay, orderDay, pickedDay } from './rules';
import type { DeliveryTerms, Zone } from './types';

/** The days of an order placed now: ordered, picked, announced by text, delivered. */
export type DeliverySteps = { today: Day; ordered: Day; checked: Day; text: Day; door: Day };

/** Returns the days for large goods in stock. The text with the slot comes on the evening before the delivery. */
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
