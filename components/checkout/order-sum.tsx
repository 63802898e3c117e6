'use client';

import type { ReactNode } from 'react';
import { SumSheet } from '@/components/money/sum-sheet';
import { dueLabel, includedWords } from '@/lib/checkout/sum';
import { href } from '@/lib/routing/href';
import { type Payable, usePayable } from './delivery/picked-days';

/** The total of an order, updated at once when another day is picked. */
export function OrderSum({ title, goods, payable }: { title: string; goods: ReactNode; payable: Payable }) {
  const sum = usePayable(payable);
  return (
    <SumSheet title={title} above={goods} rows={sum.rows} total={{ label: dueLabel(sum), amount: sum.due }}>
      <p className="t-small t-second">{includedWords(sum)}</p>
      <p className="t-small">
        <a href={href('/cart')}>Enter a coupon or gift certificate in your basket</a>
      </p>
      {sum.isLeast ? (
        <p className="t-small t-second">
          Your code may not cover all of the delivery. The next page shows the exact total before you pay.
        </p>
      ) : null}
    </SumSheet>
  );
}
