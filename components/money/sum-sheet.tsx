import type { ComponentProps, ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import { formatCharge, formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import css from './sum-sheet.module.css';

const c = classes(css);

export type SheetRow = {
  /** Rows of the same label need one. */
  key?: string | number;
  label: string;
  /** Null stands for goods without a price. */
  amount: Pence | null;
  /** Something taken off, which is marked. */
  saving?: boolean;
};

type Props = ComponentProps<'div'> & {
  title: string;
  rows: readonly SheetRow[];
  /** Null where there is nothing to pay, or to have paid. */
  total: { label: string; amount: Pence } | null;
  /** The amounts are being worked out anew. */
  busy?: boolean;
  /** Between the title and the rows. */
  above?: ReactNode;
  children?: ReactNode;
};

/** Amounts one below the other and what they come to: product page, basket, lists, checkout and orders alike. */
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
