import { CardBuy } from '@/components/basket/adding/card-buy';
import { CardGrid } from '@/components/card/card-grid';
import { ProductCard } from '@/components/card/product-card';
import { CardFitsLater } from '@/components/lists/later';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { DimensionLine } from '@/components/ui/figures/dimension-line';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { cardView } from '@/lib/catalogue/card-view';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard as Card } from '@/lib/catalogue/types';
import type { Policy } from '@/lib/policy/types';
import { href } from '@/lib/routing/href';
import { isCover } from '@/lib/services/cover';
import { SaveButton } from './save-button';
import css from './wishlist.module.css';

const c = classes(css);

type Props = { cards: readonly Card[]; now: Date; policy: Policy };

/** A shared wishlist, to read and buy from; it does not say whose it is (experience WSH-5). */
export function SharedWishlist({ cards, now, policy }: Props) {
  if (cards.length === 0) {
    return (
      <EmptyState
        shape="shelf"
        title="There is nothing on this list now"
        action={<ButtonLink href={href('/')}>Browse the departments</ButtonLink>}
      />
    );
  }
  return (
    <div className={c('list')}>
      <DimensionLine kind="title">
        <b>{cards.length}</b> saved
      </DimensionLine>
      <CardGrid data-shared>
        {cards.map((card) => (
          <ProductCard
            key={card.id}
            card={card}
            view={cardView(card, now, policy)}
            heading="h2"
            save={<SaveButton product={{ id: card.id, name: card.name, price: card.price?.now }} />}
            foot={
              card.price && isBuyable(card.stock) && !isCover(card) ? (
                <div className={c('foot')}>
                  <CardBuy product={card} kind="second" size="small" wide />
                </div>
              ) : null
            }
          />
        ))}
      </CardGrid>
      <CardFitsLater ids={cards.map(({ id }) => id)} pictures="[data-shared] > li > :first-child" />
    </div>
  );
}
