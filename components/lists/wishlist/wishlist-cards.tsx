import { type RefObject, useState } from 'react';
import { ListedCards } from '@/components/lists/listed-cards';
import { IconButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import type { ProductCard } from '@/lib/catalogue/types';
import { readPriceNotes } from '@/lib/lists/wishlist/price-notes';
import { useCompareAll } from './use-compare-all';
import { useWishlistActions } from './use-wishlist-actions';
import { WishlistCardFoot } from './wishlist-card-foot';
import { WishlistTools } from './wishlist-tools';

type Props = {
  ids: readonly number[];
  cards: readonly ProductCard[];
  pending: boolean;
  list: RefObject<HTMLElement | null>;
};

/** The saved products, and what can be done with one of them or with several. */
export function WishlistCards({ ids, cards, pending, list }: Props) {
  const act = useWishlistActions(list);
  const compare = useCompareAll();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const notes = readPriceNotes();
  const shown = cards.filter(({ id }) => ids.includes(id));
  const chosen = shown.filter(({ id }) => selected.has(id));
  const select = (id: number, on: boolean) =>
    setSelected((now) => new Set(on ? [...now, id] : [...now].filter((each) => each !== id)));
  return (
    <>
      <WishlistTools
        all={shown.length}
        selected={chosen.length}
        busy={act.busy}
        onSelectAll={(on) => setSelected(new Set(on ? shown.map(({ id }) => id) : []))}
        onBasket={(press) => act.toBasket(chosen, press)}
        onMultibuy={() => act.toMultibuy(chosen)}
        onCompare={() => compare(chosen)}
        onRemove={() => act.remove(chosen)}
      />
      <ListedCards
        ids={ids}
        cards={shown}
        pending={pending}
        save={(card) => (
          <IconButton label={`Saved to wishlist: ${card.name}`} pressed onClick={() => act.remove([card])}>
            <Icon name="heart" />
          </IconButton>
        )}
        foot={(card) => (
          <WishlistCardFoot
            card={card}
            saved={notes[card.id]}
            selected={selected.has(card.id)}
            onSelect={(on) => select(card.id, on)}
            onMove={(press) => act.toBasket([card], press)}
          />
        )}
      />
    </>
  );
}
