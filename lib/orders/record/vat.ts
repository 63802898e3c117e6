import type { Vat } from '@/lib/orders/types';
import type { RecordedLine, RecordedTax } from './shapes';

/**
 * Returns the VAT of an order by the rates that the platform reports. A line without a rate of its own gets the order's
 * only rate, if there is one.
 */
export function vatOf(
  lines: readonly Pick<RecordedLine, 'id' | 'total_tax'>[],
  taxes: readonly Pick<RecordedTax, 'rate' | 'line_amount' | 'order_product_id'>[],
): Vat {
  const paid = taxes.filter(({ line_amount: amount }) => amount > 0);
  const rates = [...new Set(paid.map(({ rate }) => rate))].toSorted((a, b) => b - a);
  const [only, ...others] = rates;
  const whole = others.length === 0 ? only : undefined;
  const rateOf = ({ id, total_tax: tax }: Pick<RecordedLine, 'id' | 'total_tax'>) =>
    tax === 0 ? null : (paid.find((each) => each.order_product_id === id)?.rate ?? whole);
  return {
    rates: new Map(
      lines.flatMap((line) => {
        const rate = rateOf(line);
        return rate === undefined ? [] : [[line.id, rate]];
      }),
    ),
    parts: rates.map((rate) => ({
      rate,
      amount: paid.reduce((sum, tax) => (tax.rate === rate ? sum + tax.line_amount : sum), 0),
    })),
  };
}
