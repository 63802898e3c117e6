import { vatIn } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Basket, BasketLine } from './types';

/**
 * The parts of what there is to pay: `goods + extras + delivery`, less the basket's discounts, is `total` to the penny.
 */
export type Sum = {
  products: number;
  goods: Pence;
  extras: Pence;
  delivery: Pence;
  /** Saving against the prices before promotions; already taken off. */
  saving: Pence;
  total: Pence;
  /** VAT in the total: at 20 %, a sixth of it (VAT Act 1994). */
  vat: Pence;
};

/** Number of goods, and of extras bought with them. */
export function countsOf({ lines }: Pick<Basket, 'lines'>): { products: number; extras: number } {
  const all = (lines: readonly BasketLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { products: all(lines), extras: all(lines.flatMap(({ extras }) => extras)) };
}

const totalOf = (lines: readonly BasketLine[]): Pence => lines.reduce((sum, line) => sum + line.total, 0);

/** Calculates the parts from the platform's line totals. */
export function sumOf(basket: Basket, delivery: Pence): Sum {
  const { lines } = basket;
  const total = basket.total + delivery;
  return {
    products: countsOf(basket).products,
    goods: totalOf(lines),
    extras: lines.reduce((sum, line) => sum + totalOf(line.extras), 0),
    delivery,
    saving: lines
      .flatMap((line) => [line, ...line.extras])
      .reduce((sum, line) => sum + line.listTotal - line.total, 0),
    total,
    vat: vatIn(total),
  };
}
