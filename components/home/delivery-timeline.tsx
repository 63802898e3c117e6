'use client';

import { classes } from '@/components/ui/classes';
import type { DeliveryStepKey } from '@/lib/content/home-types';
import { useMinute } from '@/lib/dates/client';
import { longDay, shortDay } from '@/lib/dates/rules';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import { type DeliverySteps, deliverySteps } from '@/lib/delivery/steps';
import type { DeliveryTerms } from '@/lib/delivery/types';
import { usePostcode } from '@/lib/home/postcode-client';
import { usePolicy } from '@/lib/policy/client';
import css from './delivery-plate.module.css';

const c = classes(css);

type Step = { key: DeliveryStepKey; text: string };

/** Delivery steps to the mainland as prerendered; in the browser, for the shopper's postcode and the current time. */
export function DeliveryTimeline({ steps, days: prerendered }: { steps: Step[]; days: DeliverySteps }) {
  const postcode = usePostcode();
  const now = useMinute();
  const { delivery } = usePolicy();
  const { days, served } = now ? stepsFor(postcode, now, delivery) : { days: prerendered, served: true };

  if (!served) {
    return (
      <p className={c('unserved')}>
        We do not deliver to {postcode}. Ring us and we will say what can be done.
      </p>
    );
  }
  const late = days.ordered !== days.today;
  const shown: Record<DeliveryStepKey, { title: string; before?: string }> = {
    today: { title: late ? 'Tomorrow' : 'Today', before: longDay(days.ordered) },
    checked: { title: shortDay(days.checked) },
    text: { title: days.text === days.checked ? 'That evening' : shortDay(days.text) },
    door: { title: shortDay(days.door) },
  };
  return (
    <ol className={c('steps')}>
      {steps.map(({ key, text }) => (
        <li key={key}>
          <b className={c(key === 'today' && 'now')}>{shown[key].title}</b>
          <span>
            {shown[key].before ? `${shown[key].before}. ` : null}
            {text}
          </span>
        </li>
      ))}
      <li className={c('end')} aria-hidden="true" />
    </ol>
  );
}

/** Returns the delivery steps for a postcode, or for the mainland without one, and whether we deliver there. */
function stepsFor(
  postcode: string | null,
  now: Date,
  terms: DeliveryTerms,
): { days: DeliverySteps; served: boolean } {
  const read = postcode ? parsePostcode(postcode) : null;
  const zone = read ? zoneOf(read, terms) : terms.zones.mainland;
  return { days: deliverySteps(now, zone, terms), served: zone.served };
}
