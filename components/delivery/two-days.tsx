import type { TwoDeliveries } from '@/lib/basket/delivery-plan';
import { shortDay } from '@/lib/dates/rules';

/** From when each of two deliveries can come, and what it brings. */
export function TwoDays({ ahead, rest }: TwoDeliveries) {
  return (
    <ul>
      {[ahead, rest].map(({ day, names }) => (
        <li key={names.join()}>
          From <b>{shortDay(day)}</b>: {names.join(', ')}
        </li>
      ))}
    </ul>
  );
}
