'use client';

import { formatTotal } from '@/lib/money/rules';
import { type Payable, usePayable } from './picked-days';

/** Says what the final button will charge. `named`: whether the shopper chooses the day. */
export function PaidLater({ payable, named }: { payable: Payable; named: boolean }) {
  const { due, isDaySure } = usePayable(payable);
  const day = isDaySure ? ', with the day you have chosen' : ', or more for a dearer day';
  return (
    <p className="t-small t-second">
      {`You pay nothing on this page. The last button will say “Pay ${formatTotal(due)} now”${named ? day : ''}.`}
    </p>
  );
}
