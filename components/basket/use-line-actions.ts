import type { RefObject } from 'react';
import { announce } from '@/components/ui/live-store';
import { showToast } from '@/components/ui/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import { asRequest, fullName } from '@/lib/basket/rules';
import type { BasketLine } from '@/lib/basket/types';
import { later } from '@/lib/lists/client';
import { withItem } from '@/lib/lists/rules';
import { forgetRemoved, keepRemoved } from './removed-store';

/**
 * What a line's buttons do. Removing says what went with it, offers to undo, and moves focus to the next line's
 * first link or to the page's heading (experience §3.2).
 */
export function useLineActions(list: RefObject<HTMLElement | null>, onEmptied: () => void) {
  const change = useChangeBasket();
  const fail = (error: Error) => showToast(error.message);

  const focusAfter = (line: BasketLine) => {
    const articles = [...(list.current?.querySelectorAll('article') ?? [])];
    const at = articles.findIndex((article) => article.dataset['line'] === line.id);
    const next = articles[at + 1] ?? articles[at - 1];
    const link = next?.querySelector<HTMLElement>('h2 a, button');
    if (link) link.focus();
    else onEmptied();
  };

  const putBack = (line: BasketLine) => {
    forgetRemoved(line.id);
    change.mutate({ do: 'add', items: [line, ...line.extras].map(asRequest) }, { onError: fail });
  };

  const remove = (line: BasketLine, words: string) => {
    focusAfter(line);
    keepRemoved({ id: line.id, name: fullName(line), items: [line, ...line.extras].map(asRequest) });
    showToast(words, { label: 'Undo', run: () => putBack(line) });
    change.mutate({ do: 'remove', lineId: line.id }, { onError: fail });
  };

  const gone = (line: BasketLine) =>
    line.extras.length > 0
      ? `Removed ${fullName(line)} and the extras chosen for it.`
      : `Removed ${fullName(line)}.`;

  return {
    onRemove: (line: BasketLine) => remove(line, gone(line)),
    onQuantity: (line: BasketLine, quantity: number) => {
      if (quantity <= 0) return remove(line, gone(line));
      announce(`${quantity} of ${fullName(line)}`);
      change.mutate({ do: 'set', lineId: line.id, quantity }, { onError: fail });
    },
    onKeep: (line: BasketLine) => {
      later.change((list) => withItem(list, line.productId, line.quantity));
      remove(line, `Saved ${fullName(line)} for later.`);
    },
  };
}
