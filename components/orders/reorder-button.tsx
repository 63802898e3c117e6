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
 * Puts what was bought, as far as it can be, into the basket once more, at today's prices: all of that, or nothing and why.
 * @param kind second beside an order that has still to come
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

/** Stands in the place of the button that was pressed, and takes its focus. */
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
