'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { isPlainPress } from '@/components/ui/controls/plain-press';
import { showToast } from '@/components/ui/feedback/toast-store';
import type { ProductCard } from '@/lib/catalogue/types';
import { multibuy } from '@/lib/lists/client';
import { withItem } from '@/lib/lists/rules';
import { changeUndoably } from '@/lib/lists/undoable';
import { href } from '@/lib/routing/href';

type Props = { cards: readonly Pick<ProductCard, 'id' | 'sku'>[] };

/**
 * Adds a whole set to the shopper's own with one press, and opens it. Without scripts or storage, it links to the same
 * set as a shared list.
 */
export function TakeSet({ cards }: Props) {
  const router = useRouter();
  const items = cards.map(({ sku }) => `${encodeURIComponent(sku)}:1`).join(',');
  const take = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    const run = changeUndoably(multibuy, (list) =>
      cards.reduce((all, { id }) => withItem(all, id), [...list]),
    );
    if (!run) return;
    event.preventDefault();
    showToast(`These ${cards.length} are in your kitchen set.`, { label: 'Undo', run });
    router.push(href('/multibuy-list'));
  };
  return (
    <ButtonLink href={href('/multibuy-list', { items })} onClick={take}>
      Put these {cards.length} in my kitchen set
    </ButtonLink>
  );
}
