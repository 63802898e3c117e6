import { type RefObject, useCallback } from 'react';
import { type Press, useNewPress } from '@/components/basket/adding/use-new-press';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import { MAX_LINES } from '@/lib/basket/rules';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { keptNothing } from '@/lib/device/local-value';
import { multibuy } from '@/lib/lists/client';
import { withItem } from '@/lib/lists/rules';
import { changeUndoably } from '@/lib/lists/undoable';
import { save, unsave } from '@/lib/lists/wishlist/client';

const said = (error: Error) => showToast(error.message);
const nameOf = (cards: readonly ProductCard[]) =>
  cards.length === 1 ? (cards[0]?.name ?? '') : `${cards.length} products`;

/** Saves products one after the other; the price noted at the first saving stays. */
async function saveAgain(cards: readonly ProductCard[]): Promise<void> {
  for (const { id } of cards) await save({ id });
}

/**
 * Returns the handlers of the wishlist's buttons (experience WSH-4). Products that leave the list can be restored. The
 * focus moves to the next product, or to `list` when none is left.
 */
export function useWishlistActions(list: RefObject<HTMLElement | null>) {
  const basket = useChangeBasket();
  const isNew = useNewPress();

  const takeOff = useCallback(
    async (cards: readonly ProductCard[], words: string, undo: { label: string; also?: () => void }) => {
      const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('li h2 a') ?? [])];
      const leaving = new Set(cards.map(({ path }) => path));
      const at = links.findLastIndex((link) => leaving.has(link.getAttribute('href') ?? ''));
      const staying = (link: HTMLAnchorElement) => !leaving.has(link.getAttribute('href') ?? '');
      const next = links.slice(at + 1).find(staying) ?? links.slice(0, at).findLast(staying);
      (next ?? list.current)?.focus();
      await unsave(cards.map(({ id }) => id));
      const run = () => {
        undo.also?.();
        void saveAgain(cards).then(() => announce(`Saved to wishlist: ${nameOf(cards)}`), said);
      };
      showToast(words, { label: undo.label, run });
    },
    [list],
  );

  return {
    busy: basket.isPending,
    remove: (cards: readonly ProductCard[]) =>
      takeOff(cards, `Removed from your wishlist: ${nameOf(cards)}.`, { label: 'Undo' }).catch(said),

    toBasket(chosen: readonly ProductCard[], press: Press) {
      if (!isNew(press, nameOf(chosen))) return;
      const buyable = chosen.filter((card) => card.price && isBuyable(card.stock));
      const ready = buyable.filter(({ isSized }) => !isSized).slice(0, MAX_LINES);
      const sized = buyable.filter(({ isSized }) => isSized).length;
      const left = chosen.length - ready.length - sized;
      if (ready.length === 0)
        return showToast(
          sized > 0
            ? `Choose a size first: ${nameOf(buyable)}.`
            : 'None of this can be bought right now. It stays saved.',
        );
      const items = ready.map(({ id, least }) => ({ product_id: id, quantity: least }));
      const stays = [
        left > 0 ? ` ${left} cannot be bought now and ${left === 1 ? 'stays' : 'stay'} saved.` : '',
        sized > 0
          ? ` ${sized} ${sized === 1 ? 'needs' : 'need'} a size chosen first, and stay${sized === 1 ? 's' : ''} saved.`
          : '',
      ].join('');
      basket.mutate(
        { do: 'add', items, name: nameOf(ready) },
        {
          onSuccess: () => {
            const words = `Moved to your basket: ${nameOf(ready)}.${stays}`;
            takeOff(ready, words, { label: 'Keep saved too' }).catch(said);
          },
          onError: (error) => showToast(`Nothing was moved. ${error.message}`),
        },
      );
    },

    toMultibuy(cards: readonly ProductCard[]) {
      const also = changeUndoably(multibuy, (listed) =>
        cards.reduce((sum, { id }) => withItem(sum, id), [...listed]),
      );
      if (!also) return showToast(keptNothing('nothing was moved'));
      const words = `Moved to your kitchen set: ${nameOf(cards)}.`;
      return void takeOff(cards, words, { label: 'Undo', also }).catch(said);
    },
  };
}
