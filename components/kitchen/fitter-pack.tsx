'use client';

import { useSearchParams } from 'next/navigation';
import { LinesSkeleton } from '@/components/basket/lines/lines-skeleton';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { pieceOf } from '@/lib/kitchen/pieces';
import { useCardsBySku } from '@/lib/lists/cards-client';
import { readShared, type SharedItem } from '@/lib/lists/multibuy-rules';
import { href } from '@/lib/routing/href';
import { FitterSheet } from './fitter-sheet';

/** The sheet for the list that the address names. */
export function FitterPack() {
  const shared = readShared(useSearchParams().get('items'));
  if (shared.length > 0) return <KnownPack shared={shared} />;
  return (
    <EmptyState
      shape="shelf"
      title="No list to make a sheet of"
      action={<ButtonLink href={href('/multibuy-list')}>Your kitchen set</ButtonLink>}
    >
      <p>Put appliances in your kitchen set; the sheet for the fitter is made of them.</p>
    </EmptyState>
  );
}

function KnownPack({ shared }: { shared: readonly SharedItem[] }) {
  const { data: cards, isPending, refetch } = useCardsBySku(shared.map(({ sku }) => sku));
  if (isPending) return <LinesSkeleton words="Loading the list" />;
  if (!cards) {
    return (
      <Notice kind="error" role="alert">
        <p>We can’t show this sheet right now.</p>
        <Button kind="second" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  const quantities = new Map(shared.map(({ sku, quantity }) => [sku.toUpperCase(), quantity]));
  return (
    <FitterSheet pieces={cards.map((card) => pieceOf(card, quantities.get(card.sku.toUpperCase()) ?? 1))} />
  );
}
