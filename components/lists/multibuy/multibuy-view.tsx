'use client';

import { Suspense, useRef } from 'react';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { lazyPart } from '@/components/parts/lazy-part';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import type { SetStart } from '@/lib/content/home-types';
import { useHydrated } from '@/lib/http/hydration';
import { useAccountStatus } from '@/lib/lists/account-status-client';
import { multibuy, useLocalList } from '@/lib/lists/client';
import { EmptyMultibuy } from './empty-multibuy';
import css from './multibuy.module.css';

const c = classes(css);

const FullMultibuy = lazyPart(async () => (await import('./full-multibuy')).FullMultibuy);

/** The shopper's kitchen set, with quantities and total. */
export function MultibuyView({ start }: { start: SetStart }) {
  const items = useLocalList(multibuy);
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const account = useAccountStatus();
  const empty = items.length === 0;
  const reading = !hydrated || (empty && account?.status === 'pending');
  return (
    <div className={c('list')} ref={list} tabIndex={-1}>
      {account?.status === 'failed' ? (
        <Notice kind="error" role="alert">
          <p>We could not combine the kitchen set in your account with the one here. {account.words}</p>
          <Button kind="second" size="small" onClick={account.readAgain}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {reading ? <LinesSkeleton words="Loading the kitchen set" /> : null}
      {empty && !reading && account?.status !== 'failed' ? <EmptyMultibuy start={start} /> : null}
      {empty ? null : (
        <Suspense fallback={<LinesSkeleton words="Loading the kitchen set" />}>
          <FullMultibuy items={items} list={list} places={start.places} />
        </Suspense>
      )}
    </div>
  );
}
