import type { CSSProperties } from 'react';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import { roundedCost } from '@/lib/catalogue/running-cost-words';
import type { Energy, ProductCard } from '@/lib/catalogue/types';
import { dayAndMonth } from '@/lib/dates/rules';
import { formatPrice } from '@/lib/money/rules';
import css from './product-card.module.css';

const c = classes(css);

/** Estimates the width of a price with its energy arrow, in ems of the type size that both share. */
const widthInEms = (text: string, { scale, class: letters }: Energy): number =>
  0.62 * text.length + (scale === 'A–G' ? 2.5 : 3) + 0.55 * (letters.length - 1);

/**
 * The price with the energy arrow to its right, then the class in words and the earlier price: two rows of the card.
 */
export function CardPrice({
  card,
  yearlyCost,
  unitPrice,
  name,
}: {
  card: Pick<ProductCard, 'path' | 'price' | 'energy'>;
  yearlyCost: number | null;
  unitPrice: string | null;
  name: string;
}) {
  const { price, energy } = card;
  const text = price ? formatPrice(price.now) : '';
  const style = energy ? ({ '--ems': widthInEms(text, energy) } as CSSProperties) : undefined;
  return (
    <>
      <div className={c('price')} style={style}>
        {price ? (
          <PriceText text={text} pence={price.now} />
        ) : (
          <span className={c('noPrice')}>Price on request</span>
        )}
        {energy ? (
          <EnergyArrow
            energyClass={energy.class}
            scale={energy.scale}
            href={`${card.path}#energy-label`}
            product={name}
            words="none"
          />
        ) : null}
      </div>
      <div className={c('sub')}>
        {energy ? (
          <p className={c('words')}>
            <b>{`Class ${energy.class}`}</b>
            {` of ${energy.scale.replace('–', ' to ')}`}
            {yearlyCost === null ? null : <span>{`, about ${roundedCost(yearlyCost)} a year`}</span>}
          </p>
        ) : null}
        {unitPrice ? <p>{unitPrice}</p> : null}
        {price?.was ? (
          <p className={c('was')}>
            Was <s>{formatPrice(price.was.price)}</s>
            {price.was.to ? ` to ${dayAndMonth(price.was.to)}` : null}
          </p>
        ) : price?.rrp ? (
          <p className={c('was')}>RRP {formatPrice(price.rrp)}</p>
        ) : null}
      </div>
    </>
  );
}
