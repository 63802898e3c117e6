import { useState } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import css from './quantity-stepper.module.css';

const c = classes(css);
/** Experience BSK-2: 1 to 10 by hand; 0 removes the line. */
const MOST = 10;

type Props = {
  /** Whose quantity it is, read out with the group. */
  of: string;
  value: number;
  /** Never more than there are. */
  available: number | null;
  onChange: (quantity: number) => void;
};

/** One fewer, a field, one more. What is typed counts on Enter or when the field is left. */
export function QuantityStepper({ of, value, available, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const most = Math.max(value, Math.min(MOST, available ?? MOST));
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const wanted = /^\d{1,3}$/.test(typed.trim()) ? Math.min(Number(typed), most) : value;
    if (wanted !== value) onChange(wanted);
  };
  return (
    <div className={c('stepper')} role="group" aria-label={`Quantity, ${of}`}>
      <button
        type="button"
        aria-label={value === 1 ? 'Remove' : 'One fewer'}
        onClick={() => onChange(value - 1)}
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
        aria-disabled={value >= most || undefined}
        onClick={() => value < most && onChange(value + 1)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
