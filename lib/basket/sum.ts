import { vatIn } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Basket, BasketLine } from './types';

/** The parts of what there is to pay; `goods + extras − discounts + delivery = total`, to the penny. */
export type Sum = {
  products: number;
  goods: Pence;
  extras: Pence;
  delivery: Pence;
  /** Against the prices before promotions; already off. */
  saving: Pence;
  total: Pence;
  /** The fifth on top of the net price: a sixth of the whole (VAT Act 1994, 20 %). */
  vat: Pence;
};

/** How much there is: goods, and what was bought with them. */
export function countsOf({ lines }: Pick<Basket, 'lines'>): { products: number; extras: number } {
  const all = (lines: readonly BasketLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { products: all(lines), extras: all(lines.flatMap(({ extras }) => extras)) };
}

const totalOf = (lines: readonly BasketLine[]): Pence => lines.reduce((sum, line) => sum + line.total, 0);

/** Works out the parts from the platform's own line totals. */
export function sumOf(basket: Basket, delivery: Pence): Sum {
  const { lines } = basket;
  const total = basket.total + delivery;
  return {
    products: countsOf(basket).products,
    goods: totalOf(lines),
    extras: lines.reduce((sum, line) => sum + totalOf(line.extras), 0),
    delivery,
    saving: lines.reduce((sum, line) => sum + line.listTotal - line.total, 0),
    total,
    vat: vatIn(total),
  };
}
