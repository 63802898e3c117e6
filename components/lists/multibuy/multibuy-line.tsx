import type { ReactNode } from 'react';
import lineCss from '@/components/basket/lines/basket-line.module.css';
import { LineStock } from '@/components/basket/lines/line-stock';
import { QuantityStepper } from '@/components/basket/lines/quantity-stepper';
import { ProductPicture } from '@/components/card/product-picture';
import { TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { Icon } from '@/components/ui/icon';
import { PriceText } from '@/components/ui/figures/price-text';
import type { MultibuyLine as Line } from '@/lib/lists/multibuy-rules';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import css from './multibuy.module.css';

const c = classes({ ...lineCss, ...css });

type Props = {
  line: Line;
  /** Replacements for the product. */
  instead?: ReactNode;
  /** The set discount on this line, in pence; 0 without one. */
  off?: Pence;
  /** Why the platform has just refused it; otherwise the line's own stock problem is shown. */
  refused?: string | null;
  /** Absent for a set shared by somebody else, which is read-only. */
  change?: { onQuantity: (quantity: number) => void; onRemove: () => void };
};

/** A product of the set: its facts, unit price and total, and what prevents adding it to the basket. */
export function MultibuyLine({ line, instead, off = 0, refused, change }: Props) {
  const { card, quantity, total } = line;
  const problem = refused ?? line.problem;
  const model = card.facts.model;
  const available = 'available' in card.stock ? card.stock.available : null;
  return (
    <article className={c('line', 'sheet')} aria-label={card.name}>
      <div className={c('picture', 'photo')}>
        {card.picture ? <ProductPicture picture={card.picture} sizes="148px" /> : null}
      </div>
      <div className={c('head')}>
        <p className="t-small t-quiet">
          {[card.brand?.name, model && `model ${model}`].filter(Boolean).join(', ')}
        </p>
        <h2>
          <a href={card.path}>{card.name}</a>
        </h2>
        <LineStock product={card} />
        <p className={c('t-small', 't-quiet', 'printed')}>{card.sku}</p>
      </div>
      <div className={c('side', 'beside')}>
        <div className={c('price', 'cost')}>
          {total === null || card.price === null ? (
            <span className="t-second">Price not available</span>
          ) : (
            <PriceText text={formatTotal(total)} pence={total} />
          )}
          {card.energy ? (
            <EnergyArrow energyClass={card.energy.class} scale={card.energy.scale} product={card.name} />
          ) : null}
          {total !== null && off > 0 ? (
            <span className={c('each', 'unit')}>{`${formatTotal(total - off)} with the set`}</span>
          ) : null}
          {card.price && quantity > 1 ? (
            <span className={c('each', 'unit')}>{`${formatTotal(card.price.now)} each`}</span>
          ) : null}
        </div>
        {change ? (
          <div data-no-print>
            <QuantityStepper
              of={card.name}
              value={quantity}
              available={available}
              onChange={change.onQuantity}
            />
          </div>
        ) : null}
        <p className={c('quantity', change && 'printed')}>{`Quantity ${quantity}`}</p>
      </div>
      {problem ? (
        <p className={c('said')}>
          <Icon name="info" small />
          <span>{problem}</span>
        </p>
      ) : null}
      {instead}
      {change ? (
        <div className={c('acts', 'tail')} data-no-print>
          <TextButton onClick={change.onRemove}>
            Remove<span className="vh">: {card.name}</span>
          </TextButton>
        </div>
      ) : null}
    </article>
  );
}
