import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import css from './sum-bar.module.css';

const c = classes(css);

type Props = {
  label: string;
  amount: Pence;
  /** The amount is being worked out anew. */
  busy?: boolean;
  /** The id of the page's main button, which has to be there. */
  button: string;
  /** The same in short. */
  children: ReactNode;
};

/**
 * A total and the way on, at the foot of a phone's screen while the main button is out of sight; away while a field has
 * focus, so that it never covers what is typed.
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
    <div className={c('bar')} data-sticky data-foot-bar data-no-print>
      <p>
        <span>{label}</span>
        <b className={c('num', busy && 'busy')}>{formatTotal(amount)}</b>
      </p>
      {children}
    </div>
  );
}
