import type { BasketLine } from '@/lib/basket/types';
import type { Payable } from './delivery/picked-days';
import { MiniLine } from './mini-line';
import css from './mini-line.module.css';
import { OrderSum } from './order-sum';

/** Goods and total beside every step. `lines` is null where the goods are shown elsewhere on the page. */
export function OrderPlate({ lines, payable }: { lines: readonly BasketLine[] | null; payable: Payable }) {
  if (!lines) return <OrderSum title="To pay" goods={null} payable={payable} />;
  const goods = (
    <ul className={css['goods']} aria-label="Your goods">
      {lines.map((line) => (
        <MiniLine key={line.id} line={line} />
      ))}
    </ul>
  );
  return <OrderSum title="Your order" goods={goods} payable={payable} />;
}
