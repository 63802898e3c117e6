'use client';

import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { announce } from '@/components/ui/feedback/live-store';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { addToBasket, fetchBasketScript } from '@/lib/basket/add-client';
import { PLAIN_ADD } from '@/lib/basket/plain-fields';
import { useConnectionLost } from '@/lib/basket/queue/connection';
import type { LineItemRequest } from '@/lib/basket/requests';
import type { Extra } from '@/lib/services/types';
import { AddForm } from './add-form';
import { showAdded } from './added-store';
import { type Press, useNewPress } from './use-new-press';

/** Specification §4: the three states of the button, word for word. At rest a pre-order is named as one. */
const WORDS = { rest: 'Add to basket', busy: 'Adding to basket', done: 'Added to basket' } as const;
const WAITS = 'Waiting for a connection';
const SHOWN_MS = 4000;

type Props = {
  product: { name: string; path: string; sku: string };
  /** The product first, then what was chosen with it. */
  items: LineItemRequest[];
  /** Extras offered with the product that were not chosen. */
  left?: readonly Extra[];
  /** Whether it is a pre-order. */
  preOrder?: boolean;
  /** Id of the page's own form for the choices; without one, the button renders a form of its own. */
  form?: string;
} & Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'wide'>;

/** Adds a product and what was chosen with it to the basket, once per press even if pressed repeatedly. */
export function AddToBasket({ product, items, left, preOrder = false, form, ...look }: Props) {
  const early = useEarlyPress();
  const ownId = useId();
  const [state, setState] = useState<keyof typeof WORDS>('rest');
  const lost = useConnectionLost();
  const isNew = useNewPress();

  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => setState('rest'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const add = (press: Press & { preventDefault: () => void }) => {
    press.preventDefault();
    if (!isNew(press)) return;
    setState('busy');
    addToBasket(items, product.name).then(
      () => {
        setState('done');
        announce(`${WORDS.done}: ${product.name}`);
        // The addition may have waited for a connection: then no panel opens over the page the shopper has moved to.
        if (isHere.current) showAdded({ ...product, left: left ?? [] });
        else showToast(`${product.name} is in your basket.`);
      },
      (error: Error) => {
        setState('rest');
        showToast(error.message);
      },
    );
  };

  const rest = preOrder ? 'Pre-order' : WORDS.rest;
  const words = state === 'rest' ? rest : state === 'busy' && lost ? WAITS : WORDS[state];
  return (
    <>
      {form === undefined ? <AddForm id={ownId} sku={product.sku} items={items} /> : null}
      <Button
        {...look}
        {...early}
        {...PLAIN_ADD}
        type="submit"
        form={form ?? ownId}
        state={state}
        onPointerEnter={fetchBasketScript}
        onFocus={fetchBasketScript}
        onClick={add}
      >
        <span>
          {words}
          <span className="vh">: {product.name}</span>
        </span>
      </Button>
    </>
  );
}
