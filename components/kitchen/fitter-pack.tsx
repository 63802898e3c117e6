'use client';

import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { useHydrated } from '@/lib/http/hydration';
import { kitchenIn } from '@/lib/kitchen/kitchen-link';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { Kitchen, Piece } from '@/lib/kitchen/types';
import { useAccountStatus } from '@/lib/lists/account-status-client';
import { useCards, useCardsBySku } from '@/lib/lists/cards-client';
import { multibuy, useLocalList } from '@/lib/lists/client';
import { linesOf, readShared, type SharedItem, wantedOf } from '@/lib/lists/multibuy-rules';
import { href } from '@/lib/routing/href';
import { FitterSheet } from './fitter-sheet';

/** The fitter's sheet for the set in the URL, or for the shopper's own kitchen set. */
export function FitterPack() {
  const shared = readShared(useSearchParams().get('items'));
  return shared.length > 0 ? <SharedPack shared={shared} /> : <OwnPack />;
}

function onFragment(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Returns the kitchen from the URL's fragment, never the reader's own. */
function useSentKitchen(): Kitchen {
  const fragment = useSyncExternalStore(
    onFragment,
    () => location.hash,
    () => '',
  );
  return kitchenIn(fragment);
}

function SharedPack({ shared }: { shared: readonly SharedItem[] }) {
  const kitchen = useSentKitchen();
  const { data: cards, isError, refetch } = useCardsBySku(shared.map(({ sku }) => sku));
  const pieces = cards?.map((card) => pieceOf(card, wantedOf(shared, card)));
  return <Pack pieces={pieces} kitchen={kitchen} isError={isError} onRetry={() => void refetch()} />;
}

function OwnPack() {
  const { kitchen } = useLocalValue(home);
  const items = useLocalList(multibuy);
  const isRead = useHydrated();
  const account = useAccountStatus();
  const { data: cards, isError, refetch } = useCards(items.map(({ entityId }) => entityId));
  if (!isRead || (items.length === 0 && account?.status === 'pending')) return <Loading />;
  if (items.length === 0) return <NoSet />;
  const pieces = cards && linesOf(items, cards).lines.map(({ card, quantity }) => pieceOf(card, quantity));
  return <Pack pieces={pieces} kitchen={kitchen} isError={isError} onRetry={() => void refetch()} />;
}

type PackProps = {
  /** Undefined while loading. */
  pieces: readonly Piece[] | undefined;
  kitchen: Kitchen;
  isError: boolean;
  onRetry: () => void;
};

function Pack({ pieces, kitchen, isError, onRetry }: PackProps) {
  if (pieces && pieces.length > 0) return <FitterSheet pieces={pieces} kitchen={kitchen} />;
  if (pieces) return <NoSet />;
  return isError ? (
    <Notice kind="error" role="alert">
      <p>We can’t show this sheet right now.</p>
      <Button kind="second" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  ) : (
    <Loading />
  );
}

const Loading = () => <LinesSkeleton words="Loading the kitchen set" />;

const NoSet = () => (
  <EmptyState
    shape="shelf"
    title="There are no appliances to put on a sheet"
    action={<ButtonLink href={href('/multibuy-list')}>Start a kitchen set</ButtonLink>}
  >
    <p>
      The sheet is made from your kitchen set: sizes, openings, connections and weights on one page. Put
      appliances in the set, then come back. If somebody sent you a sheet, check that you opened their whole
      link.
    </p>
  </EmptyState>
);
