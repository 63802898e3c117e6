'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/live-store';
import { showToast } from '@/components/ui/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import type { LineItemRequest } from '@/lib/basket/requests';
import { showAdded } from './added-store';

/** Specification §4: the button's three states, word for word. */
const WORDS = { rest: 'Add to basket', busy: 'Adding to basket', done: 'Added to basket' } as const;
const SHOWN_MS = 4000;

type Props = {
  product: { name: string; path: string; sku: string };
  /** The product first, then what was chosen for it. */
  items: LineItemRequest[];
} & Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide'>;

/** Puts a product and what was chosen for it into the basket, once however often it is pressed. */
export function AddToBasket({ product, items, ...look }: Props) {
  const change = useChangeBasket();
  const [done, setDone] = useState(false);
  const state = change.isPending ? 'busy' : done ? 'done' : 'rest';

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const add = () =>
    change.mutate(
      { do: 'add', items },
      {
        onSuccess: () => {
          setDone(true);
          announce(`${WORDS.done}: ${product.name}`);
          showAdded({ ...product, extras: items.length - 1 });
        },
        onError: (error) => showToast(error.message),
      },
    );

  return (
    <Button {...look} state={state} onClick={add}>
      <span>
        {WORDS[state]}
        <span className="vh">: {product.name}</span>
      </span>
    </Button>
  );
}
