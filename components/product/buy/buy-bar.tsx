'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { clearFocus } from '@/components/ui/clear-focus';
import { classes } from '@/components/ui/classes';
import { PriceText } from '@/components/ui/figures/price-text';
import type { Brought } from '@/lib/catalogue/delivery-by';
import { shortDay } from '@/lib/dates/rules';
import { formatPrice } from '@/lib/money/rules';
import css from './buy-bar.module.css';
import { BuyButton } from './buy-button';
import { usePurchase } from './purchase-context';
import { useProductDelivery } from './use-product-delivery';

const c = classes(css);

type Props = {
  /** The facts of the product that determine its delivery. */
  brought: Brought;
  madeAt: string;
  /** Picture and name, for which a phone has no room. */
  identity: ReactNode;
  price: ReactNode;
};

/**
 * Price, delivery day and button once the main button has scrolled out of view: at the foot of a phone's screen, at the
 * top of a larger one. Hidden while a field has the focus, so that it never covers what is typed (experience PDP-9).
 */
export function BuyBar({ brought, madeAt, identity, price }: Props) {
  const { product, price: chosenPrice, chosen, extrasPrice } = usePurchase();
  const { when } = useProductDelivery(brought, madeAt);
  const [away, setAway] = useState(false);
  const [typing, setTyping] = useState(false);

  useEffect(() => {
    const button = document.getElementById('buy');
    if (!button) return;
    // A button below the screen counts as in view: it is still to come.
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false), {
      rootMargin: '0px 0px 1000000px',
    });
    observer.observe(button);
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.matches('input, select, textarea');
    const focused = (event: FocusEvent) => setTyping(isField(event.target));
    const left = () => setTyping(false);
    document.addEventListener('focusin', focused);
    document.addEventListener('focusout', left);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', focused);
      document.removeEventListener('focusout', left);
    };
  }, []);

  if (!away || typing) return null;
  return (
    <div ref={clearFocus} className={c('bar')} data-sticky data-foot-bar data-no-print>
      <span className={c('identity')}>{identity}</span>
      <span className={c('price')}>
        {chosenPrice === product.price ? (
          price
        ) : (
          <PriceText text={formatPrice(chosenPrice)} pence={chosenPrice} />
        )}
        {chosen.length > 0 ? (
          <span className={c('extras')}>{`+ ${formatPrice(extrasPrice)} extras`}</span>
        ) : null}
      </span>
      {when.kind === 'days' && when.days[0] ? (
        <span className={c('day')}>{shortDay(when.days[0].day)}</span>
      ) : null}
      <BuyButton />
    </div>
  );
}
