import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { PayMonthly } from '@/components/finance/pay-monthly';
import { SumBar } from '@/components/money/sum-bar';
import { lazyPart } from '@/components/parts/lazy-part';
import { classes } from '@/components/ui/classes';
import { ButtonLink } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/feedback/notice';
import { useBasketBusy, useWaiting } from '@/lib/basket/client';
import { readSeen, writeSeen } from '@/lib/basket/memory';
import type { Basket } from '@/lib/basket/types';
import { useOverview } from '@/lib/checkout/overview-client';
import { dueLabel, toPayForBasket } from '@/lib/checkout/sum';
import type { Finance } from '@/lib/finance/types';
import { useZone } from '@/lib/home/zone-client';
import { usePolicy } from '@/lib/policy/client';
import { href } from '@/lib/routing/href';
import type { Service } from '@/lib/services/types';
import { BasketCodes } from './basket-codes';
import { BasketDelivery } from './basket-delivery';
import { BasketSum, CHECKOUT_BUTTON } from './basket-sum';
import css from './basket-view.module.css';
import { BasketLine } from './lines/basket-line';
import { lineNotices } from './lines/line-notices';
import { useLineActions } from './lines/use-line-actions';

const c = classes(css);

export const BasketChecks = lazyPart(
  async () => (await import('@/components/basket-checks/basket-checks')).BasketChecks,
);

type Props = {
  basket: Basket;
  /** As the platform last answered, without pending changes: sums are never shown ahead of it. */
  confirmed: Basket;
  heading: RefObject<HTMLElement | null>;
  finance: Finance | null;
  /** Services on sale that may still be added to a line. */
  services: readonly Service[];
  /** Payment methods, returns and contact details. */
  trust: ReactNode;
};

/** The lines of a basket, the delivery days, and what there is to pay. */
export function FullBasket({ basket, confirmed, heading, finance, services, trust }: Props) {
  const busy = useBasketBusy();
  const waits = useWaiting();
  const { postcode, zone } = useZone();
  const { cover, delivery } = usePolicy();
  const overview = useOverview(confirmed, postcode);
  const [seen] = useState(readSeen);
  const list = useRef<HTMLDivElement>(null);
  const act = useLineActions(list, heading);

  useEffect(() => {
    writeSeen(Object.fromEntries(basket.lines.map((line) => [line.sku, line.unitPrice])));
  }, [basket]);

  const sum = toPayForBasket(confirmed, overview, delivery, zone);
  const blocked = basket.lines.some((line) => lineNotices(line, null, cover).length > 0);
  return (
    <div className={c('basket')}>
      <div className={c('lines')} ref={list}>
        {basket.lines.map((line) => (
          <BasketLine
            key={line.id}
            line={line}
            seen={seen[line.sku] ?? null}
            waits={waits.some(({ change }) => change.do !== 'add' && change.lineId === line.id)}
            services={services}
            {...act}
          />
        ))}
        <BasketDelivery lines={basket.lines} />
      </div>
      <aside className={c('aside')} aria-label="Totals">
        <div className={c('hint')}>
          <Suspense>
            <BasketChecks lines={basket.lines} />
          </Suspense>
        </div>
        {overview?.hints.map((hint) => (
          <div className={c('hint')} key={hint}>
            <Notice kind="info">{hint}</Notice>
          </div>
        ))}
        <BasketSum
          basket={confirmed}
          sum={sum}
          busy={busy}
          waits={waits.length > 0}
          blocked={blocked}
          codes={<BasketCodes basket={confirmed} postcode={postcode} overview={overview} />}
        />
        {trust}
      </aside>
      {blocked || waits.length > 0 ? null : (
        <SumBar
          label={`${dueLabel(sum)}, delivery included`}
          amount={sum.due}
          busy={busy}
          button={CHECKOUT_BUTTON}
        >
          <ButtonLink href={href('/checkout')} data-reload>
            Checkout
          </ButtonLink>
        </SumBar>
      )}
      <div className={c('credit')}>{finance ? <PayMonthly finance={finance} price={sum.due} /> : null}</div>
    </div>
  );
}
