import type { RefObject } from 'react';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import type { ProductCard } from '@/lib/catalogue/types';
import { keptNothing } from '@/lib/device/local-value';
import { multibuy } from '@/lib/lists/client';
import { withItemAt, withItemQuantity, withoutItem } from '@/lib/lists/rules';
import { changeUndoably } from '@/lib/lists/undoable';

const NO_STORAGE = keptNothing('nothing was changed');

/**
 * Returns the handlers of the set's lines. A removed product can be restored to its place. The focus moves to the next
 * line, or to `list` when none is left (experience §3.2).
 */
export function useMultibuyActions(list: RefObject<HTMLElement | null>, changed: () => void) {
  const remove = ({ id, name }: ProductCard) => {
    const articles = [...(list.current?.querySelectorAll('article') ?? [])];
    const mine = articles.findIndex((article) => article.getAttribute('aria-label') === name);
    const next = articles[mine + 1] ?? articles[mine - 1];
    (next?.querySelector<HTMLElement>('h2 a') ?? list.current)?.focus();
    const undo = changeUndoably(multibuy, (items) => withoutItem(items, id));
    if (!undo) return showToast(NO_STORAGE);
    changed();
    const run = () => {
      undo();
      changed();
      announce(`Back in your kitchen set: ${name}`);
    };
    showToast(`Removed from your kitchen set: ${name}.`, { label: 'Undo', run });
  };
  const swap = ({ id, name }: { id: number; name: string }, by: ProductCard) => {
    const at = multibuy.read().findIndex(({ entityId }) => entityId === id);
    const item = multibuy.read()[at];
    if (!item) return;
    list.current?.focus({ preventScroll: true });
    const undo = changeUndoably(multibuy, (items) =>
      withItemAt(withoutItem(items, id), { ...item, entityId: by.id }, at),
    );
    if (!undo) return showToast(NO_STORAGE);
    changed();
    const run = () => {
      undo();
      changed();
    };
    showToast(`${by.name} has replaced ${name} in your kitchen set.`, { label: 'Undo', run });
  };
  return {
    remove,
    /** Replaces a product by another in the same place. */
    swap,
    setQuantity(card: ProductCard, quantity: number) {
      if (quantity <= 0) return remove(card);
      if (!multibuy.change((items) => withItemQuantity(items, card.id, quantity)))
        return showToast(NO_STORAGE);
      changed();
      return announce(`${quantity} of ${card.name}`);
    },
  };
}
