import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { CardGrid } from '@/components/product/card-grid';
import { CardSkeleton } from '@/components/product/card-skeleton';
import { ProductCard } from '@/components/product/product-card';
import { cardView } from '@/lib/catalogue/card-view';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import { useCards } from '@/lib/lists/cards-client';
import type { ListItem } from '@/lib/lists/rules';
import { SaveButton } from './save-button';

type Props = { items: readonly ListItem[]; foot: (card: Card) => ReactNode };

/** The products of a list kept in this browser, as cards with today's prices. */
export function ListedCards({ items, foot }: Props) {
  const { data: cards, isPending, isError, refetch } = useCards(items.map(({ entityId }) => entityId));
  if (isError) {
    return (
      <Notice kind="error" role="alert">
        <p>We can’t show these products right now. Your list is kept.</p>
        <Button kind="second" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }
  const now = new Date();
  return (
    <CardGrid aria-busy={isPending || undefined}>
      {isPending
        ? items.map(({ entityId }) => <CardSkeleton key={entityId} />)
        : cards.map((card) => (
            <ProductCard
              key={card.id}
              card={card}
              view={cardView(card, now)}
              heading="h2"
              save={<SaveButton product={card} />}
              foot={foot(card)}
            />
          ))}
    </CardGrid>
  );
}
