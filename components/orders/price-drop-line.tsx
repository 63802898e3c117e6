import { formatPrice, formatTotal } from '@/lib/money/rules';
import type { PriceDrop } from '@/lib/orders/price-drop';
import { dayAndYear } from '@/lib/orders/progress';
import { href } from '@/lib/routing/href';

/** The last day on which a price drop is refunded, and the products that cost less already, with a link to claim it. */
export function PriceDropLine({ order, drop: { until, fallen } }: { order: number; drop: PriceDrop }) {
  return (
    <>
      <p>
        Until {dayAndYear(until)}: if we sell it for less by then, we refund the difference.
        {fallen.length === 0 ? ' Nothing in this order costs less today than you paid.' : null}
      </p>
      {fallen.map(({ productId, sku, name, now, less }) => (
        <p key={productId}>
          {name} costs {formatPrice(now)} today.{' '}
          <a href={href('/contact', { order, price: sku })}>Ask for {formatTotal(less)} back</a>
        </p>
      ))}
    </>
  );
}
