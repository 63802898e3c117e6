import { Plate } from '@/components/ui/surface';
import { type Day, longDay } from '@/lib/dates/rules';
import { hasVisit } from '@/lib/orders/arrival';
import { readMessage } from '@/lib/orders/changes/message';
import { visitDays } from '@/lib/orders/delivery-day';
import { isUnderWay } from '@/lib/orders/progress';
import { visitWords } from '@/lib/orders/visit-words';
import type { Advice, Order } from '@/lib/orders/types';
import { DayChanges } from './changes/day-changes';
import css from './order-day.module.css';
import { ToPrepare } from './to-prepare';

type Props = { order: Order; today: Day; advice: Advice };

/**
 * The delivery day of the van: when it is, what to prepare, and the way in as told to the crew. Renders nothing for an
 * order without a visit, or whose visit is over.
 */
export function OrderDay({ order, today, advice: { beside, prepare } }: Props) {
  if (!isUnderWay(order) || !hasVisit(order)) return null;
  const days = visitDays(order);
  const { way } = readMessage(order.message);
  return (
    <Plate className={css['day']} role="region" aria-labelledby="order-day">
      <h2 id="order-day">
        {days.length > 0 ? days.map((day) => longDay(day)).join(' and ') : 'The day of delivery'}
      </h2>
      {visitWords(days, today).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {beside ? <p>{beside}</p> : null}
      <DayChanges order={order} />
      <ToPrepare prepare={prepare} heading="h3" />
      {way ? (
        <section aria-label="The way in, as our crew knows it">
          <h3>The way in, as our crew knows it</h3>
          <p>{way}</p>
        </section>
      ) : null}
    </Plate>
  );
}
