import type { ReactNode } from 'react';
import { CardBuy } from '@/components/basket/adding/card-buy';
import { ProductPicture } from '@/components/card/product-picture';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import { Stars } from '@/components/ui/figures/stars';
import { calledOf, shortName } from '@/lib/catalogue/names';
import { ROLES } from '@/lib/choosing/words';
import type { Pick } from '@/lib/choosing/types';
import { shortDay } from '@/lib/dates/rules';
import { formatPrice } from '@/lib/money/rules';
import css from './choosing.module.css';

const c = classes(css);
const SIZES = '(min-width: 1024px) 380px, (min-width: 600px) 33vw, 120px';

/** One of the three: what it is and costs, why it was chosen, what it lacks and what more money would buy. */
export function PickedProduct({
  pick: { role, candidate, reason, givesUp, next },
  buy,
  heading: Heading,
}: {
  pick: Pick;
  buy?: ReactNode;
  heading: 'h2' | 'h3';
}) {
  const { card, first } = candidate;
  const { price, energy, rating, picture, brand } = card;
  if (!price) return null;
  return (
    <li className={c('pick', role === 'sensible' && 'first')}>
      <p className={c('role')}>{ROLES[role]}</p>
      <div className={c('picture')}>
        {picture ? <ProductPicture picture={picture} alt="" sizes={SIZES} eager /> : null}
      </div>
      <Heading className={c('name')}>
        <a href={card.path}>
          {brand ? <span>{brand.name} </span> : null}
          {shortName(card)}
        </a>
      </Heading>
      <p className={c('price')}>
        <PriceText text={formatPrice(price.now)} pence={price.now} />
        {energy ? (
          <EnergyArrow
            energyClass={energy.class}
            scale={energy.scale}
            href={`${card.path}#energy-label`}
            product={calledOf(card)}
          />
        ) : null}
      </p>
      <p className={c('line')}>
        {rating ? <Stars average={rating.average} count={rating.count} /> : null}
        {first ? (
          <span>
            <b>{shortDay(first.day)}</b>
            {first.price === 0 ? ', free delivery' : `, + ${formatPrice(first.price)} delivery`}
          </span>
        ) : null}
      </p>
      <dl className={c('says')}>
        <dt>Why</dt>
        <dd>{reason}</dd>
        <dt>What you give up</dt>
        <dd>{givesUp ?? 'Nothing that the others have.'}</dd>
        <dt>What £100 more buys</dt>
        <dd>
          {next.card ? (
            <>
              The <a href={next.card.path}>{calledOf(next.card)}</a> for {next.words}.
            </>
          ) : (
            next.words
          )}
        </dd>
      </dl>
      <div className={c('buy')} data-no-print>
        {buy ?? <CardBuy product={card} wide />}
      </div>
    </li>
  );
}
