import { FittingVisit } from '@/components/orders/fitting-visit';
import { ToPrepare } from '@/components/orders/to-prepare';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { dayParts } from '@/lib/checkout/days';
import type { Confirmation } from '@/lib/checkout/types';
import { addDays, longDay } from '@/lib/dates/rules';
import { arrivalWords, hasVisit } from '@/lib/orders/arrival';
import { dayIn } from '@/lib/orders/delivery-day';
import { href } from '@/lib/routing/href';
import css from './confirmation.module.css';

const c = classes(css);

/** The delivery days, what happens before them, and what to prepare. */
export function NextSteps({ confirmation }: { confirmation: Confirmation }) {
  const { order, days, beside, prepare, fitting } = confirmation;
  const arrivals = new Map(
    order.consignments.map(({ method }) => [method, { words: method ?? '', day: dayIn(method ?? '') }]),
  );
  return (
    <Plate className={c('next')}>
      <h2>What happens next</h2>
      {[...arrivals.values()].map(({ words, day }) =>
        day ? (
          <p className={c('day')} key={words}>
            <b>{longDay(day)}</b> <span>{dayParts({ words, day }).note}</span>
          </p>
        ) : null,
      )}
      <ol>
        <li>
          The confirmation comes by e-mail within minutes. If it does not, check your junk folder, then ring
          us.
        </li>
        {days.length > 0 ? (
          <li>
            {`On ${days.map((day) => longDay(addDays(day, -1))).join(' and ')} we will text you the four-hour slot in which we will come.`}
          </li>
        ) : null}
        {hasVisit(order) ? (
          <li>The driver rings half an hour ahead. Someone aged 18 or over must be there.</li>
        ) : (
          arrivalWords(order).map((sentence) => <li key={sentence}>{sentence}</li>)
        )}
        {beside ? <li>{beside}</li> : null}
        <li>
          {!hasVisit(order) ? (
            'Until it leaves us you can cancel, free of charge.'
          ) : order.consignments.length > 1 ? (
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
      <ToPrepare prepare={prepare} heading="h3" />
      <FittingVisit words={fitting} heading="h3" />
    </Plate>
  );
}
