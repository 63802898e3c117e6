import { TwoDays } from '@/components/delivery/two-days';
import { classes } from '@/components/ui/classes';
import { type Delivered, planDelivery, splitDelivery } from '@/lib/basket/delivery-plan';
import { shortDay } from '@/lib/dates/rules';
import type { DeliveryTerms, Zone } from '@/lib/delivery/types';
import css from './basket-delivery.module.css';

const c = classes(css);

type Props = { lines: readonly Delivered[]; zone: Zone; now: Date; terms: DeliveryTerms };

/** When everything can come together, or in two deliveries; and what has no day. */
export function DeliveryDays({ lines, zone, now, terms }: Props) {
  const { together, undated } = planDelivery(lines, zone, now, terms);
  const two = splitDelivery(lines, zone, now, terms);
  return (
    <>
      {together ? (
        <p>
          <b className={c('day')}>{shortDay(together)}</b>
          {lines.length > 1 ? ', everything together.' : '.'} You choose the day at the checkout.
        </p>
      ) : null}
      {two ? (
        <div className="t-small t-second">
          <p>Or in two deliveries, each on a day that you choose at the checkout:</p>
          <TwoDays {...two} />
        </div>
      ) : null}
      {undated.length > 0 ? (
        <p className="t-small">
          {zone.served
            ? `We cannot name a day yet for: ${undated.join(', ')}.`
            : `We do not deliver to ${zone.label}. Ring us and we will look for a way.`}
        </p>
      ) : null}
    </>
  );
}
