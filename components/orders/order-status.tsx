import { classes } from '@/components/ui/classes';
import { meaningOf } from '@/lib/orders/progress';
import type { OrderStatus as Status } from '@/lib/orders/types';
import css from './order-status.module.css';

const c = classes(css);

/** Status of an order in a word or two, which shape and colour only repeat. */
export function OrderStatus({ status }: { status: Status }) {
  const { stage, name } = meaningOf(status);
  const look = stage === null ? 'ended' : stage === 4 ? 'done' : 'going';
  return (
    <span className={c('status', look)} data-status>
      {name}
    </span>
  );
}
