'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { announce } from '@/components/ui/feedback/live-store';
import { Notice } from '@/components/ui/feedback/notice';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { useChangeBasket } from '@/lib/basket/client';
import type { Reorder } from '@/lib/orders/reorder';
import { href } from '@/lib/routing/href';
import css from './order-view.module.css';

/**
 * Adds the products of an order that can still be bought to the basket again at today's prices: all of them, or none
 * and why.
 * @param kind `second` beside an order that is still to be delivered
 */
export function ReorderButton({
  items,
  leftOut,
  kind = 'primary',
}: Reorder & { kind?: 'primary' | 'second' }) {
  const early = useEarlyPress();
  const change = useChangeBasket();
  const [problem, setProblem] = useState<string | null>(null);
  if (items.length === 0) return null;
  if (change.isSuccess) return <ToBasket />;
  const add = () => {
    setProblem(null);
    change.mutate(
      { do: 'add', items, name: 'what you bought before' },
      {
        onSuccess: () => announce('Added to basket, at today’s prices'),
        onError: (error) => setProblem(error.message),
      },
    );
  };
  return (
    <div className={css['acts']}>
      <Button {...early} kind={kind} state={change.isPending ? 'busy' : 'rest'} onClick={add} wide>
        {change.isPending ? 'Adding to basket' : 'Buy this again'}
      </Button>
      {problem ? (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      ) : null}
      <p className="t-small t-second">{['At today’s prices.', ...leftOut].join(' ')}</p>
    </div>
  );
}

/** Replaces the pressed button and takes over its focus. */
function ToBasket() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus();
  }, []);
  return (
    <ButtonLink ref={link} href={href('/cart')} wide>
      Go to the basket
    </ButtonLink>
  );
}
