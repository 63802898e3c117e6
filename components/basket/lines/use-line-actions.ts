import type { RefObject } from 'react';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import { asRequest, extrasAbove } from '@/lib/basket/rules';
import type { BasketLine } from '@/lib/basket/types';
import { fullName } from '@/lib/basket/words';
import { orUnreachable } from '@/lib/http/loading';
import { focusIn } from './line-focus';
import { keepRemoved } from './removed-store';
import { useBringBack } from './use-bring-back';
import { usePutBack } from './use-put-back';

/**
 * Returns the handlers of a line's buttons. Removing moves the focus to the next line, or to the page's heading
 * (experience §3.2). After the removal, a toast says what went with the line and offers to undo.
 */
export function useLineActions(list: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const change = useChangeBasket();
  const putBack = usePutBack(heading);
  const bringBack = useBringBack(heading);
  const fail = (error: Error) => showToast(error.message);

  const focusAfter = (line: BasketLine) => {
    const element = list.current?.querySelector(`[data-line="${line.id}"]`);
    const article = element?.closest('article');
    const articles = [...(list.current?.querySelectorAll('article') ?? [])];
    const at = articles.findIndex((each) => each === article);
    const next = element === article ? (articles[at + 1] ?? articles[at - 1]) : article;
    if (!focusIn(next)) heading.current?.focus();
  };

  const takeOut = (line: BasketLine) => {
    focusAfter(line);
    return change.mutateAsync({ do: 'remove', lineId: line.id, name: fullName(line) });
  };

  const onRemove = (line: BasketLine) => {
    const what = { id: line.id, name: fullName(line), items: [line, ...line.extras].map(asRequest) };
    const words = `Removed ${what.name}${line.extras.length > 0 ? ' and the extras chosen for it' : ''}.`;
    takeOut(line).then(() => {
      keepRemoved(what);
      showToast(words, { label: 'Undo', run: () => putBack(what) });
    }, fail);
  };

  return {
    onRemove,
    onQuantity: (line: BasketLine, quantity: number) => {
      if (quantity <= 0) return onRemove(line);
      const lowered = extrasAbove(line, quantity).map(({ name }) => name);
      announce(`${quantity} of ${fullName(line)}`);
      change.mutateAsync({ do: 'set', lineId: line.id, quantity, name: fullName(line) }).then(() => {
        if (lowered.length > 0)
          showToast(`${quantity} of ${fullName(line)}, and ${quantity} of ${lowered.join(', ')}.`);
      }, fail);
    },
    onKeep: (line: BasketLine) => {
      orUnreachable(import('./keep-line'))
        .then(({ keepLine }) => keepLine(line, { takeOut: () => takeOut(line), bringBack }))
        .catch(fail);
    },
  };
}
