import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './quantity-stepper.module.css';

const c = classes(css);
/** Experience BSK-2: 1 to 10 by hand; 0 removes the line. */
const MOST = 10;

type Props = {
  /** Name of the product, read out with the group. */
  of: string;
  value: number;
  /** Number in stock, the upper limit; null where it is not known. */
  available: number | null;
  /** Smallest and largest quantity of one order. */
  least?: number;
  most?: number | null;
  onChange: (quantity: number) => void;
};

/**
 * Buttons for one fewer and one more around a field, whose value is applied on Enter or blur. The minus button removes
 * the last one, except where the smallest quantity is above 1: there, typing 0 does.
 */
export function QuantityStepper({ of, value, available, least = 1, most = null, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const top = Math.max(value, Math.min(Math.max(MOST, least), available ?? MOST, most ?? MOST));
  const isLeast = least > 1 && value <= least;
  const within = (wanted: number) => (wanted === 0 ? 0 : Math.min(Math.max(wanted, least), top));
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const wanted = /^\d{1,3}$/.test(typed.trim()) ? within(Number(typed)) : value;
    if (wanted !== value) onChange(wanted);
  };
  return (
    <div className={c('stepper')} role="group" aria-label={`Quantity, ${of}`}>
      <button
        type="button"
        aria-label={value === 1 ? 'Remove' : 'One fewer'}
        aria-disabled={isLeast || undefined}
        onClick={() => !isLeast && onChange(value - 1)}
      >
        <Icon name="minus" small />
      </button>
      <input
        inputMode="numeric"
        aria-label="Quantity"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <button
        type="button"
        aria-label="One more"
        aria-disabled={value >= top || undefined}
        onClick={() => value < top && onChange(within(value + 1))}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
