import { classes } from '@/components/ui/classes';
import { meaningOf } from '@/lib/orders/progress';
import type { OrderStatus as Status } from '@/lib/orders/types';
import css from './order-status.module.css';

const c = classes(css);

/** The platform's word for where an order stands; shape and colour only repeat it. */
export function OrderStatus({ status }: { status: Status }) {
  const { stage } = meaningOf(status.value);
  const look = stage === null ? 'ended' : stage === 3 ? 'done' : 'going';
  return (
    <span className={c('status', look)} data-status>
      {status.label}
    </span>
  );
}
