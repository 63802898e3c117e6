import type { ReactNode } from 'react';
import { PayMonthly } from '@/components/finance/pay-monthly';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { Panel } from '@/components/ui/surface';
import type { Basket } from '@/lib/basket/types';
import { toPayForBasket } from '@/lib/checkout/sum';
import type { CheckoutOverview } from '@/lib/checkout/types';
import deliveryCss from './basket-delivery.module.css';
import type { Finance } from '@/lib/finance/types';
import type { Policy } from '@/lib/policy/types';
import type { Service } from '@/lib/services/types';
import { BasketSum } from './basket-sum';
import css from './basket-view.module.css';
import { DeliveryDays } from './delivery-days';
import { lineNotices } from './lines/line-notices';
import { PlainLine } from './lines/plain-line';

const c = classes({ ...deliveryCss, ...css });

type Props = {
  basket: Basket;
  overview: CheckoutOverview;
  now: Date;
  policy: Policy;
  finance: Finance | null;
  services: readonly Service[];
  /** Payment methods, returns and contact details. */
  trust: ReactNode;
};

/** The basket for browsers without scripts: its lines, the delivery days, and what there is to pay. */
export function PlainBasket({ basket, overview, now, policy, finance, services, trust }: Props) {
  const zone = policy.delivery.zones.mainland;
  const sum = toPayForBasket(basket, overview, policy.delivery, zone);
  const blocked = basket.lines.some((line) => lineNotices(line, null, policy.cover).length > 0);
  return (
    <div className={c('basket')}>
      <div className={c('lines')}>
        {basket.lines.map((line) => (
          <PlainLine line={line} services={services} terms={policy.cover} key={line.id} />
        ))}
        <Panel className={c('when')}>
          <h2 className="t-h3">Delivery to {zone.label}</h2>
          <DeliveryDays lines={basket.lines} zone={zone} now={now} terms={policy.delivery} />
        </Panel>
      </div>
      <aside className={c('aside')} aria-label="Totals">
        {overview.hints.map((hint) => (
          <div className={c('hint')} key={hint}>
            <Notice kind="info">{hint}</Notice>
          </div>
        ))}
        <BasketSum basket={basket} sum={sum} busy={false} waits={false} blocked={blocked} codes={null} />
        {trust}
      </aside>
      <div className={c('credit')}>{finance ? <PayMonthly finance={finance} price={sum.due} /> : null}</div>
    </div>
  );
}
