import { type ReactNode, useId } from 'react';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import { nameParts } from '@/lib/catalogue/names';
import type { ProductCard } from '@/lib/catalogue/types';
import { formatPrice } from '@/lib/money/rules';
import { ProductThumb } from './product-picture';
import css from './strip.module.css';

const c = classes(css);

type Props = {
  id?: string;
  title: string;
  /** Says why these products are shown. */
  why: ReactNode;
  cards: readonly ProductCard[];
  /** An action for all of them, beside the title. */
  action?: ReactNode;
  /** Whether the earlier price of a reduced product is shown as well. */
  reduced?: boolean;
  /** Returns what is shown in a corner of a card's picture. */
  mark?: (card: ProductCard) => ReactNode;
};

/** A horizontally scrolling row of small cards. */
export function Strip({ id, title, why, cards, action, reduced = false, mark }: Props) {
  const heading = useId();
  return (
    <section className={c('strip')} id={id} aria-labelledby={heading}>
      <h2 className="t-h3" id={heading}>
        {title}
      </h2>
      <div className={c('why')}>{why}</div>
      {action ? <div className={c('action')}>{action}</div> : null}
      <ul>
        {cards.map((card) => (
          <SmallCard key={card.id} card={card} reduced={reduced} mark={mark?.(card)} />
        ))}
      </ul>
    </section>
  );
}

function SmallCard({
  card: { name, brand, type, facts, path, picture, price, energy },
  reduced,
  mark,
}: {
  card: ProductCard;
  reduced: boolean;
  mark: ReactNode;
}) {
  const { model, what } = nameParts({ name, brand, type, facts });
  return (
    <li>
      <div className={c('card')}>
        <a href={path}>
          {picture ? <ProductThumb picture={picture} /> : <span className={c('none')} />}
          <b>
            {model && brand ? `${brand.name} ` : null}
            {model ? <span className={c('model')}>{model}</span> : name}
          </b>
          {model ? <span className={c('what')}>{what}</span> : null}
          {mark}
        </a>
        {price ? (
          <span className={c('price')}>
            <PriceText text={formatPrice(price.now)} pence={price.now} />
            {energy ? (
              <EnergyArrow energyClass={energy.class} scale={energy.scale} product={name} words="none" />
            ) : null}
            {reduced && price.was ? (
              <span className={c('was')}>
                Was <s>{formatPrice(price.was.price)}</s>
              </span>
            ) : null}
          </span>
        ) : null}
        {energy ? (
          <span className={c('what')}>
            Class {energy.class} of {energy.scale.replace('–', ' to ')}
          </span>
        ) : null}
      </div>
    </li>
  );
}
