import { useState } from 'react';
import { PostcodeForm } from '@/components/delivery/postcode-form';
import { TwoDays } from '@/components/delivery/two-days';
import { TextButton } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import { type Delivered, planDelivery, splitDelivery } from '@/lib/basket/delivery-plan';
import { shortDay } from '@/lib/dates/rules';
import { useZone } from '@/lib/delivery/zone-client';
import css from './basket-delivery.module.css';

const c = classes(css);

/** One day for everything, and how it could come in two deliveries; both are chosen at the checkout. */
export function BasketDelivery({ lines }: { lines: readonly Delivered[] }) {
  const { zone, postcode } = useZone();
  const [asking, setAsking] = useState(false);
  const now = new Date();
  const { together, undated } = planDelivery(lines, zone, now);
  const two = splitDelivery(lines, zone, now);
  return (
    <Panel className={c('when')}>
      <div className={c('top')}>
        <h2 className="t-h3">Delivery to {postcode ?? zone.label}</h2>
        <TextButton aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {postcode ? 'Change postcode' : 'Enter postcode'}
        </TextButton>
      </div>
      {asking ? <PostcodeForm id="basket-postcode" onSaved={() => setAsking(false)} /> : null}
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
    </Panel>
  );
}
