import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { formatCharge, formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import css from './sum-sheet.module.css';

const c = classes(css);

export type SheetRow = {
  /** Needed where rows share a label. */
  key?: string | number;
  label: string;
  /** Null for goods without a price. */
  amount: Pence | null;
  /** Whether it is a reduction, which is highlighted. */
  saving?: boolean;
};

type Props = ComponentProps<'div'> & {
  title: string;
  rows: readonly SheetRow[];
  /** Null where there is nothing to pay, or was nothing to pay. */
  total: { label: string; amount: Pence } | null;
  /** Whether the amounts are being recalculated. */
  busy?: boolean;
  /** Shown between the title and the rows. */
  above?: ReactNode;
  children?: ReactNode;
};

/** Amounts in rows with their total, as used by the product page, basket, lists, checkout and orders. */
export function SumSheet({ title, rows, total, busy = false, above, className, children, ...rest }: Props) {
  return (
    <Plate {...rest} className={c('sheet', busy && 'busy', className)}>
      <h2>{title}</h2>
      {above}
      <dl>
        {rows.map(({ key, label, amount, saving }) => (
          <div key={key ?? label} className={saving ? c('save') : undefined}>
            <dt>{label}</dt>
            <dd>
              <span>{amount === null ? 'No price' : formatCharge(amount)}</span>
            </dd>
          </div>
        ))}
        {total ? (
          <div className={c('total')}>
            <dt>{total.label}</dt>
            <dd>{formatTotal(total.amount)}</dd>
          </div>
        ) : null}
      </dl>
      {children}
    </Plate>
  );
}
