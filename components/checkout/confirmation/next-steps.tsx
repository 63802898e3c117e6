import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { dayParts } from '@/lib/checkout/days';
import type { Confirmation } from '@/lib/checkout/types';
import { addDays, longDay } from '@/lib/dates/rules';
import { href } from '@/lib/routing/href';
import css from './confirmation.module.css';

const c = classes(css);

/** The days, what comes before them, and what to prepare. */
export function NextSteps({ confirmation: { order, days, prepare } }: { confirmation: Confirmation }) {
  return (
    <Plate className={c('next')}>
      <h2>What happens next</h2>
      {days.map((day) => (
        <p className={c('day')} key={day}>
          <b>{longDay(day)}</b> <span>{dayParts({ id: '', words: '', day, price: 0 }).note}</span>
        </p>
      ))}
      <ol>
        <li>
          The confirmation comes by e-mail within minutes. If it does not, look in the junk folder, then ring
          us.
        </li>
        {days.length > 0 ? (
          <li>
            {`On ${days.map((day) => longDay(addDays(day, -1))).join(' and ')} a text tells the four hours in which we come.`}
          </li>
        ) : null}
        <li>The driver rings half an hour ahead. Somebody of 18 or over has to be there.</li>
        <li>
          {order.consignments.length > 1 ? (
            'Until it leaves us you can cancel, or ring us to change a day, free of charge.'
          ) : (
            <>
              Until it leaves us you can{' '}
              <a href={href('/track-order/day', { order: order.id })}>change the day</a> or cancel, free of
              charge.
            </>
          )}
        </li>
      </ol>
      {prepare.length > 0 ? (
        <>
          <h3>Before we come</h3>
          <ul>
            {prepare.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Plate>
  );
}
