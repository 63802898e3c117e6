import type { TwoDeliveries } from '@/lib/basket/delivery-plan';
import { shortDay } from '@/lib/dates/rules';
import { WHO_BRINGS } from '@/lib/delivery/class-words';
import { isByVan } from '@/lib/delivery/classes';

/** The earliest days of two deliveries, with the carrier and the goods of each. */
export function TwoDays({ ahead, rest }: TwoDeliveries) {
  return (
    <ul>
      {[ahead, rest].map(({ day, by, names }) => (
        <li key={names.join()}>
          {isByVan(by) ? 'From' : 'By'} <b>{shortDay(day)}</b>
          {ahead.by === rest.by ? null : `, ${WHO_BRINGS[by].toLowerCase()}`}: {names.join(', ')}
        </li>
      ))}
    </ul>
  );
}
