'use client';

import { type ReactNode, Suspense, useRef } from 'react';
import { lazyPart } from '@/components/parts/lazy-part';
import { BoughtWith } from '@/components/recommendations/bought-with';
import { RecentlyViewed } from '@/components/recommendations/recently-viewed';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { useBasket, useWaiting } from '@/lib/basket/client';
import { useLocalValue } from '@/lib/device/local-value';
import type { Finance } from '@/lib/finance/types';
import { later } from '@/lib/lists/saved-for-later-client';
import type { Service } from '@/lib/services/types';
import { BasketTitle } from './basket-title';
import css from './basket-view.module.css';
import { EmptyBasket } from './empty-basket';
import { FullBasket, BasketChecks } from './full-basket';
import { LinesSkeleton } from './lines/lines-skeleton';
import { RemovedLines } from './lines/removed-lines';
import { WaitingChanges } from './waiting-changes';

const c = classes(css);

const LaterLines = lazyPart(async () => (await import('./lines/later-lines')).LaterLines);

type Props = {
  finance: Finance | null;
  /** Services on sale, such as fitting and removal. */
  services: readonly Service[];
  /** Payment methods, returns and contact details. */
  trust: ReactNode;
};

/** Content of the basket page: the lines, what has changed and what there is to pay. */
export function BasketView({ finance, services, trust }: Props) {
  const { basket, confirmed, isPending, isError, refetch } = useBasket();
  const waits = useWaiting().length > 0;
  const saved = useLocalValue(later);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={c('wrap', 'tall-page', 'full')}>
      <BasketTitle lines={basket === null ? [] : basket?.lines} heading={heading} />
      {isPending ? (
        <>
          <LinesSkeleton words="Loading your basket" />
          {/* Loads the script of the checks along with the basket, to avoid a layout shift afterwards. */}
          <Suspense>
            <BasketChecks lines={[]} />
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
      {isError && basket && !waits ? (
        <Notice kind="warn" role="status">
          We can’t update your basket right now. This is how it was when we last reached it.
        </Notice>
      ) : null}
      <div className={c('hint')}>
        <WaitingChanges />
      </div>
      {basket && confirmed && basket.lines.length > 0 ? (
        <FullBasket
          basket={basket}
          confirmed={confirmed}
          heading={heading}
          finance={finance}
          services={services}
          trust={trust}
        />
      ) : null}
      {!isPending && !isError && !waits && !(basket && basket.lines.length > 0) ? <EmptyBasket /> : null}
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
      {isPending ? null : <RecentlyViewed />}
    </div>
  );
}
