import { useState } from 'react';
import { PostcodeForm } from '@/components/delivery/postcode-form';
import { TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Panel } from '@/components/ui/surface';
import type { Delivered } from '@/lib/basket/delivery-plan';
import { useMinute } from '@/lib/dates/client';
import { useZone } from '@/lib/home/zone-client';
import { usePolicy } from '@/lib/policy/client';
import css from './basket-delivery.module.css';
import { DeliveryDays } from './delivery-days';

const c = classes(css);

/** The delivery day for the whole basket and the option of two deliveries; both are chosen at the checkout. */
export function BasketDelivery({ lines }: { lines: readonly Delivered[] }) {
  const { zone, postcode } = useZone();
  const { delivery } = usePolicy();
  const [asking, setAsking] = useState(false);
  const now = useMinute() ?? new Date();
  return (
    <Panel className={c('when')}>
      <div className={c('top')}>
        <h2 className="t-h3">Delivery to {postcode ?? zone.label}</h2>
        <TextButton aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {postcode ? 'Change postcode' : 'Enter postcode'}
        </TextButton>
      </div>
      {asking ? <PostcodeForm id="basket-postcode" onSaved={() => setAsking(false)} /> : null}
      <DeliveryDays lines={lines} zone={zone} now={now} terms={delivery} />
    </Panel>
  );
}
