'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { PriceText } from '@/components/ui/figures/price-text';
import { formatPrice } from '@/lib/money/rules';
import css from './buy-bar.module.css';
import { BuyButton } from './buy-button';
import { usePurchase } from './purchase-context';

const c = classes(css);

/**
 * Price and button at the foot of a phone's screen while the main button is out of view; away while a field has
 * focus, so that it never covers what is typed (experience PDP-9).
 */
export function BuyBar({ price }: { price: ReactNode }) {
  const { product, price: chosenPrice } = usePurchase();
  const [away, setAway] = useState(false);
  const [typing, setTyping] = useState(false);

  useEffect(() => {
    const button = document.getElementById('buy');
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false));
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
    <div className={c('bar')} data-sticky data-foot-bar data-no-print>
      <span className={c('price')}>
        {chosenPrice === product.price ? (
          price
        ) : (
          <PriceText text={formatPrice(chosenPrice)} pence={chosenPrice} />
        )}
      </span>
      <BuyButton />
    </div>
  );
}
