import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { Confirmation } from '@/lib/checkout/types';
import { dayParts } from '@/lib/checkout/days';
import { preparations } from '@/lib/checkout/prepare';
import { addDays, longDay } from '@/lib/dates/rules';
import css from './confirmation.module.css';

const c = classes(css);

/** The day, what comes before it, and what to prepare. */
export function NextSteps({ confirmation: { order, day, method } }: { confirmation: Confirmation }) {
  const lines = order.consignments.flatMap((consignment) => consignment.lines);
  const when = day ? dayParts({ id: '', words: method, day, price: 0 }) : null;
  return (
    <Plate className={c('next')}>
      <h2>What happens next</h2>
      {day ? (
        <p className={c('day')}>
          <b>{longDay(day)}</b> <span>{when?.note}</span>
        </p>
      ) : null}
      <ol>
        <li>
          The confirmation comes by e-mail within minutes. If it does not, look in the junk folder, then ring
          us.
        </li>
        {day ? (
          <li>{`On ${longDay(addDays(day, -1))} a text tells the four hours in which we come.`}</li>
        ) : null}
        <li>The driver rings half an hour ahead. Somebody of 18 or over has to be there.</li>
        <li>
          Until it leaves us you can <a href={`/track-order/day?order=${order.id}`}>change the day</a> or
          cancel, free of charge.
        </li>
      </ol>
      <h3>Before we come</h3>
      <ul>
        {preparations(lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Plate>
  );
}
