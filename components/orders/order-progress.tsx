import { classes } from '@/components/ui/classes';
import { stepsOf } from '@/lib/orders/progress';
import type { OrderSummary } from '@/lib/orders/types';
import css from './order-progress.module.css';

const c = classes(css);

/** The way of an order as a line with its stations; nothing for one whose way ended early. */
export function OrderProgress({ order }: { order: OrderSummary }) {
  const steps = stepsOf(order);
  if (!steps) return null;
  return (
    <ol className={c('line')} aria-label="Where the order stands">
      {steps.map((step) => (
        <li
          key={step.name}
          className={c(step.state)}
          aria-current={step.state === 'here' ? 'step' : undefined}
        >
          <b>{step.name}</b>
          {step.note ? <span>{step.note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
