import { classes } from '@/components/ui/classes';
import type { Day } from '@/lib/dates/rules';
import { stepsOf } from '@/lib/orders/progress';
import type { OrderSummary } from '@/lib/orders/types';
import css from './order-progress.module.css';

const c = classes(css);

/** The steps of an order on a line, with its delivery day; renders nothing for an order that ended early. */
export function OrderProgress({
  order,
  due,
}: {
  order: Pick<OrderSummary, 'status' | 'orderedAt' | 'consignments'>;
  due: readonly Day[];
}) {
  const steps = stepsOf(order, due);
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
