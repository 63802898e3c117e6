import type { ReactNode } from 'react';
import sumCss from '@/components/basket/basket-sum.module.css';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { ProductCard } from '@/lib/catalogue/types';
import { type MultibuyLine, totalOf } from '@/lib/lists/multibuy-rules';
import { formatTotal } from '@/lib/money/rules';
import css from './multibuy.module.css';

const c = classes({ ...css, ...sumCss });

/** What the list comes to at today's prices, each kind by itself. `action` is what can be done with all of it. */
export function MultibuySum({ lines, action }: { lines: readonly MultibuyLine[]; action: ReactNode }) {
  const total = totalOf(lines);
  return (
    <Plate className={c('sum')}>
      <h2>Together</h2>
      <dl>
        {lines.map(({ card, quantity, total: amount }) => (
          <div key={card.id}>
            <dt>
              {quantity > 1 ? `${quantity} × ` : ''}
              {shortNameOf(card)}
            </dt>
            <dd>{amount === null ? 'No price' : formatTotal(amount)}</dd>
          </div>
        ))}
        <div className={c('total')}>
          <dt>Total</dt>
          <dd>{formatTotal(total)}</dd>
        </div>
      </dl>
      <p className="t-small t-second">
        {`Includes ${formatTotal(Math.round(total / 6))} VAT. Delivery is shown in the basket.`}
      </p>
      <div className={c('action')} data-no-print>
        {action}
      </div>
    </Plate>
  );
}

/** `Tarnside TW-914`; the whole name of what has no model. */
const shortNameOf = ({ brand, attributes, name }: ProductCard): string =>
  brand && attributes['Model'] ? `${brand.name} ${attributes['Model']}` : name;
