'use client';

import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { BoughtWith } from '@/components/recommendations/bought-with';
import { RecentlyViewed } from '@/components/recommendations/recently-viewed';
import { Button } from '@/components/ui/button';
import { DimensionLine } from '@/components/ui/dimension-line';
import { Notice } from '@/components/ui/notice';
import { useBasket, useBasketBusy } from '@/lib/basket/client';
import { readSeen, writeSeen } from '@/lib/basket/memory';
import type { Basket } from '@/lib/basket/types';
import { classes } from '@/components/ui/classes';
import { useLocalValue } from '@/lib/device/local-value';
import { later } from '@/lib/lists/later-client';
import { useOverview } from '@/lib/checkout/overview-client';
import { useZone } from '@/lib/delivery/zone-client';
import { BasketCodes } from './basket-codes';
import { BasketDelivery } from './basket-delivery';
import { BasketLine } from './basket-line';
import { BasketSum } from './basket-sum';
import css from './basket-view.module.css';
import { EmptyBasket } from './empty-basket';
import { LinesSkeleton } from './lines-skeleton';
import { lineNotices } from './line-notices';
import { RemovedLines } from './removed-lines';
import { useLineActions } from './use-line-actions';

const c = classes(css);

const LaterLines = lazy(async () => ({ default: (await import('./later-lines')).LaterLines }));
const SecondLook = lazy(async () => ({
  default: (await import('@/components/second-look/second-look')).SecondLook,
}));

/** The basket page's content: what is in it, what changed, what there is to pay. */
export function BasketView() {
  const { basket, sure, isPending, isError, refetch } = useBasket();
  const saved = useLocalValue(later);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = basket?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  const extras = basket?.lines.reduce((sum, line) => sum + line.extras.length, 0) ?? 0;
  return (
    <div className={c('wrap', 'page', 'full')}>
      <div className={c('title')}>
        <h1 className="t-h1" ref={heading} tabIndex={-1}>
          Your basket
        </h1>
        <DimensionLine kind="title">
          <b>{count}</b> {count === 1 ? 'product' : 'products'}
          {extras > 0 ? (
            <>
              , <b>{extras}</b> {extras === 1 ? 'extra' : 'extras'} you chose
            </>
          ) : null}
        </DimensionLine>
      </div>
      {isPending ? (
        <>
          <LinesSkeleton words="Reading your basket" />
          {/* Its script comes while the basket does, so that nothing moves afterwards. */}
          <Suspense>
            <SecondLook lines={[]} />
          </Suspense>
        </>
      ) : null}
      {isError && !basket ? (
        <Notice kind="error" role="alert">
          <p>We can’t show your basket right now. Nothing in it is lost.</p>
          <Button kind="second" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {isError && basket ? (
        <Notice kind="warn" role="status">
          We can’t update your basket right now. This is how it was when we last reached it.
        </Notice>
      ) : null}
      {basket && sure && basket.lines.length > 0 ? (
        <FullBasket basket={basket} sure={sure} heading={heading} />
      ) : null}
      {!isPending && !isError && !(basket && basket.lines.length > 0) ? <EmptyBasket /> : null}
      {!isPending && saved.length > 0 ? (
        <Suspense>
          <LaterLines saved={saved} page={heading} />
        </Suspense>
      ) : null}
      <RemovedLines page={heading} />
      {basket && basket.lines.length > 0 ? (
        <BoughtWith
          ids={basket.lines.map(({ productId }) => productId)}
          title="Often bought with what is in your basket"
        />
      ) : null}
      <RecentlyViewed />
    </div>
  );
}

type FullProps = {
  basket: Basket;
  /** Without the changes that are on their way: money is never ahead of the platform. */
  sure: Basket;
  heading: RefObject<HTMLElement | null>;
};

function FullBasket({ basket, sure, heading }: FullProps) {
  const busy = useBasketBusy();
  const { postcode, zone } = useZone();
  const overview = useOverview(sure, postcode);
  const [seen] = useState(readSeen);
  const list = useRef<HTMLDivElement>(null);
  const act = useLineActions(list, heading);

  useEffect(() => {
    writeSeen(Object.fromEntries(basket.lines.map((line) => [line.sku, line.unitPrice])));
  }, [basket]);

  const blocked = basket.lines.some((line) => lineNotices(line, null).length > 0);
  return (
    <div className={c('basket')}>
      <div className={c('lines')} ref={list}>
        {basket.lines.map((line) => (
          <BasketLine key={line.id} line={line} seen={seen[line.sku] ?? null} {...act} />
        ))}
        <BasketDelivery lines={basket.lines} />
      </div>
      <aside className={c('aside')} aria-label="Totals">
        <div className={c('hint')}>
          <Suspense>
            <SecondLook lines={basket.lines} />
          </Suspense>
        </div>
        {overview?.hints.map((hint) => (
          <div className={c('hint')} key={hint}>
            <Notice kind="info">{hint}</Notice>
          </div>
        ))}
        <BasketSum
          basket={sure}
          overview={overview}
          surcharge={zone.surcharge}
          busy={busy}
          blocked={blocked}
          codes={<BasketCodes basket={sure} postcode={postcode} overview={overview} />}
        />
        <div className={c('trust')}>
          <p>You can pay without an account.</p>
          <p>
            Change your mind: 14 days by law, 30 days with us. Taking your old appliance:{' '}
            <a href="/recycling">the free ways and the paid one</a>.
          </p>
        </div>
      </aside>
    </div>
  );
}
