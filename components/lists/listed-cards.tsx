import { type ReactNode, Suspense } from 'react';
import { CardGrid } from '@/components/card/card-grid';
import { CardSkeleton } from '@/components/card/card-skeleton';
import { ProductCard } from '@/components/card/product-card';
import { lazyPart } from '@/components/parts/lazy-part';
import { cardView } from '@/lib/catalogue/card-view';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import { useMinute } from '@/lib/dates/client';
import { usePolicy } from '@/lib/policy/client';

const FitMark = lazyPart(async () => (await import('@/components/fit/fit-mark')).FitMark);

type Props = {
  ids: readonly number[];
  /** The products loaded so far. */
  cards: readonly Card[];
  pending: boolean;
  save: (card: Card) => ReactNode;
  foot: (card: Card) => ReactNode;
};

/**
 * The products of a list as cards with today's prices. Products that are no longer sold are left out once that is
 * known.
 */
export function ListedCards({ ids, cards, pending, save, foot }: Props) {
  const now = useMinute() ?? new Date();
  const policy = usePolicy();
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (
    <CardGrid aria-busy={pending || undefined}>
      {ids.map((id) => {
        const card = byId.get(id);
        if (!card) return pending ? <CardSkeleton key={id} /> : null;
        return (
          <ProductCard
            key={id}
            card={card}
            view={cardView(card, now, policy)}
            heading="h2"
            save={save(card)}
            mark={
              <Suspense>
                <FitMark product={card} />
              </Suspense>
            }
            foot={foot(card)}
          />
        );
      })}
    </CardGrid>
  );
}
