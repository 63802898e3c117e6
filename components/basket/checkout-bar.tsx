import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import { href } from '@/lib/routing/href';
import { CHECKOUT_BUTTON } from './basket-sum';
import css from './checkout-bar.module.css';

const c = classes(css);

type Props = { label: string; due: Pence; busy: boolean };

/**
 * What there is to pay and the way on, at the foot of a phone's screen while the main button is out of sight; away while
 * a field has focus, so that it never covers what is typed.
 */
export function CheckoutBar({ label, due, busy }: Props) {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const button = document.getElementById(CHECKOUT_BUTTON);
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(entry?.isIntersecting === false));
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  if (!isOutOfSight) return null;
  return (
    <div className={c('bar')} data-sticky data-foot-bar data-no-print>
      <p>
        <span>{label}, delivery included</span>
        <b className={c('num', busy && 'busy')}>{formatTotal(due)}</b>
      </p>
      <ButtonLink href={href('/checkout')} data-reload>
        Checkout
      </ButtonLink>
    </div>
  );
}
