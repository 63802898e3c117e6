import { useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { ListedCards } from '@/components/lists/listed-cards';
import { IconButton } from '@/components/ui/controls/button';
import { showToast } from '@/components/ui/feedback/toast-store';
import { Icon } from '@/components/ui/icon';
import type { ProductCard } from '@/lib/catalogue/types';
import { byKind } from '@/lib/compare/kinds';
import { compareHref, MOST } from '@/lib/compare/tray';
import { readPriceNotes } from '@/lib/lists/wishlist/price-notes';
import { useWishlistActions } from './use-wishlist-actions';
import { WishlistCardFoot } from './wishlist-card-foot';
import { WishlistTools } from './wishlist-tools';

type Props = {
  ids: readonly number[];
  cards: readonly ProductCard[];
  pending: boolean;
  list: RefObject<HTMLElement | null>;
};

/** The saved products, with actions for one or several of them. */
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

/** Opens a comparison of several products of one kind (experience WSH-4), or shows why that is not possible. */
function useCompareAll(): (cards: readonly ProductCard[]) => void {
  const router = useRouter();
  return (cards) => {
    if (cards.length < 2) return showToast('Select another of its kind to compare it with.');
    if (cards.length > MOST.wide) return showToast('Four can be compared at once. Select fewer.');
    if (byKind(cards).length > 1) {
      return showToast('Only products of one kind can be compared. Select fewer.');
    }
    return router.push(compareHref(cards.map(({ sku }) => sku)));
  };
}
