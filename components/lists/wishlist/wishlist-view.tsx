'use client';

import { Suspense, useRef } from 'react';
import { CardGrid } from '@/components/card/card-grid';
import { CardSkeleton } from '@/components/card/card-skeleton';
import { lazyPart } from '@/components/parts/lazy-part';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { useCards } from '@/lib/lists/cards-client';
import { readAgain, useWishlist } from '@/lib/lists/wishlist/client';
import { href } from '@/lib/routing/href';
import { WishlistCards } from './wishlist-cards';
import { WishlistShare } from './wishlist-share';
import css from './wishlist.module.css';

const c = classes(css);

const GoneWishes = lazyPart(async () => (await import('./gone-wishes')).GoneWishes);

/** The shopper's wishlist: a visitor's in this browser, a customer's on the platform (specification §4). */
export function WishlistView() {
  const list = useRef<HTMLDivElement>(null);
  const { place, status, ids, shared } = useWishlist();
  const { data: cards = [], isPending, isPlaceholderData, isLoadingError, refetch } = useCards(ids);
  const pending = isPending || isPlaceholderData;
  const sold = new Set(cards.map(({ id }) => id));
  const gone = pending || isLoadingError ? [] : ids.filter((id) => !sold.has(id));
  const empty = ids.length === 0;
  return (
    <div className={c('list')} ref={list} tabIndex={-1} aria-busy={status === 'pending' || undefined}>
      {status === 'failed' || isLoadingError ? (
        <Notice kind="error" role="alert">
          <p>We can’t show your wishlist right now. Nothing on it is lost.</p>
          <Button
            kind="second"
            size="small"
            onClick={() => void (status === 'failed' ? readAgain() : refetch())}
          >
            Try again
          </Button>
        </Notice>
      ) : null}
      {empty && status === 'pending' ? <Reading /> : null}
      {empty && status !== 'ready' ? null : (
        <DimensionLine kind="title">
          <b>{ids.length}</b> saved
        </DimensionLine>
      )}
      {empty && status === 'ready' ? (
        <EmptyState
          shape="shelf"
          title="Your favorites list is empty. Add products to your list!"
          action={<ButtonLink href={href('/')}>Browse the departments</ButtonLink>}
        />
      ) : null}
      {empty ? null : (
        <>
          {isLoadingError ? null : <WishlistCards ids={ids} cards={cards} pending={pending} list={list} />}
          {gone.length > 0 ? (
            <Suspense>
              <GoneWishes ids={gone} />
            </Suspense>
          ) : null}
          <WishlistShare place={place} shared={shared} />
        </>
      )}
    </div>
  );
}

function Reading() {
  return (
    <div aria-busy="true">
      <p className="vh">Loading your wishlist</p>
      <CardGrid>
        {[1, 2, 3, 4].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </CardGrid>
    </div>
  );
}
