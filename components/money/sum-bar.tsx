import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { clearFocus } from '@/components/ui/clear-focus';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import css from './sum-bar.module.css';

const c = classes(css);

type Props = {
  label: string;
  amount: Pence;
  /** Whether the amount is being recalculated. */
  busy?: boolean;
  /** Id of the page's main button, which has to exist. */
  button: string;
  /** A short version of the main button. */
  children: ReactNode;
};

/**
 * A total and a button at the foot of a phone's screen while the main button is out of view. Hidden while a field has
 * the focus, so that it never covers what is typed.
 */
export function SumBar({ label, amount, busy = false, button: id, children }: Props) {
  const [isOutOfSight, setOutOfSight] = useState(false);
  useEffect(() => {
    const button = document.getElementById(id);
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(entry?.isIntersecting === false));
    observer.observe(button);
    return () => observer.disconnect();
  }, [id]);
  if (!isOutOfSight) return null;
  return (
    <div ref={clearFocus} className={c('bar')} data-sticky data-foot-bar data-no-print>
      <p>
        <span>{label}</span>
        <b className={c('num', busy && 'busy')}>{formatTotal(amount)}</b>
      </p>
      {children}
    </div>
  );
}
