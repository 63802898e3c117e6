import type { RefObject } from 'react';
import { announce } from '@/components/ui/live-store';
import { showToast } from '@/components/ui/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import { asRequest, fullName } from '@/lib/basket/rules';
import type { BasketLine } from '@/lib/basket/types';
import { later } from '@/lib/lists/client';
import { withItem } from '@/lib/lists/rules';
import { focusIn } from './line-focus';
import { keepRemoved } from './removed-store';
import { usePutBack } from './use-put-back';

/**
 * What a line's buttons do. Removing moves focus to the next line, or to the page's heading (experience §3.2), and once
 * the line is gone says what went with it and offers to undo.
 */
export function useLineActions(list: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const change = useChangeBasket();
  const putBack = usePutBack(heading);
  const fail = (error: Error) => showToast(error.message);

  const focusAfter = (line: BasketLine) => {
    const own = list.current?.querySelector(`[data-line="${line.id}"]`);
    const article = own?.closest('article');
    const articles = [...(list.current?.querySelectorAll('article') ?? [])];
    const at = articles.findIndex((each) => each === article);
    const next = own === article ? (articles[at + 1] ?? articles[at - 1]) : article;
    if (!focusIn(next)) heading.current?.focus();
  };

  const remove = (line: BasketLine, words: string) => {
    focusAfter(line);
    const what = { id: line.id, name: fullName(line), items: [line, ...line.extras].map(asRequest) };
    change.mutateAsync({ do: 'remove', lineId: line.id }).then(() => {
      keepRemoved(what);
      showToast(words, { label: 'Undo', run: () => putBack(what) });
    }, fail);
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
      change.mutateAsync({ do: 'set', lineId: line.id, quantity }).catch(fail);
    },
    onKeep: (line: BasketLine) => {
      later.change((list) => withItem(list, line.productId, line.quantity));
      remove(line, `Saved ${fullName(line)} for later.`);
    },
  };
}
