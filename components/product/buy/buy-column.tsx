import type { ReactNode } from 'react';
import { ChosenPriceLater, CopyModelLater } from '@/components/product/later';
import { Badge } from '@/components/ui/figures/badge';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import { Stars } from '@/components/ui/figures/stars';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { nameParts } from '@/lib/catalogue/names';
import type { Product, ProductCard } from '@/lib/catalogue/types';
import { unitPriceWords } from '@/lib/catalogue/unit-price';
import { dayAndMonth } from '@/lib/dates/rules';
import { deliveryPrice } from '@/lib/delivery/price';
import type { DeliveryTerms } from '@/lib/delivery/types';
import { formatPrice } from '@/lib/money/rules';
import type { PriceStory } from '@/lib/price-history/types';
import { lowestWords, standingWords } from '@/lib/price-history/words';
import css from './buy-column.module.css';
import { Colours } from './colours';

const c = classes(css);

type Props = {
  product: Product;
  /** In all its colours, itself included; empty where there is one. */
  family: readonly ProductCard[];
  priceStory: PriceStory | null;
  terms: DeliveryTerms;
  children: ReactNode;
};

/** Name, price with its arrow, what the price includes; then what is handed in: dates and buttons. */
export function BuyColumn({ product, family, priceStory, terms, children }: Props) {
  const { brand, model, what } = nameParts(product);
  const { rating, facts } = product;
  return (
    <section className={c('buy')} aria-label="Buy">
      <div>
        <div className={c('maker')}>
          {product.brand ? <a href={product.brand.path}>{brand}</a> : <span />}
          {rating ? (
            <a className={c('rating')} href="#reviews" data-no-print>
              <Stars average={rating.average} count={rating.count} />
            </a>
          ) : null}
        </div>
        <h1 className="t-h1">
          {brand ? <span className="vh">{brand} </span> : null}
          {[model, what].filter(Boolean).join(' ')}
        </h1>
        <p className={c('model')}>
          {model ? (
            <>
              <span>
                Model <b>{model}</b>
              </span>
              <CopyModelLater model={model} />
            </>
          ) : null}
          {facts.colour && family.length === 0 ? <span>{facts.colour}</span> : null}
        </p>
        {family.length > 0 ? <Colours family={family} id={product.id} /> : null}
      </div>
      <Offer product={product} priceStory={priceStory} terms={terms} />
      {children}
    </section>
  );
}

function Offer({ product, priceStory, terms }: Pick<Props, 'product' | 'priceStory' | 'terms'>) {
  const { price, energy, name, stock, variants } = product;
  if (stock.state === 'discontinued') return <p className={c('gone')}>This one is no longer made.</p>;
  if (!price)
    return <p className={c('gone')}>We cannot show the price right now. Ring us and we will tell you.</p>;
  const unitPrice = unitPriceWords(product, price);
  const by = deliveryClassOf(product);
  const delivery = deliveryPrice(price.now, by, terms);
  return (
    <div className={c('price')}>
      <div className={c('row')}>
        {variants.length > 1 ? (
          <ChosenPriceLater />
        ) : (
          <PriceText text={formatPrice(price.now)} pence={price.now} size="hero" />
        )}
        {energy ? (
          <EnergyArrow
            energyClass={energy.class}
            scale={energy.scale}
            product={name}
            size="hero"
            href="#energy-label"
          />
        ) : null}
      </div>
      {unitPrice ? <p className={c('lines')}>{unitPrice}</p> : null}
      {price.was ? (
        <p className={c('was')}>
          <span>
            Was <s>{formatPrice(price.was.price)}</s>
            {price.was.from && price.was.to
              ? ` from ${dayAndMonth(price.was.from)} to ${dayAndMonth(price.was.to)} ${price.was.to.slice(0, 4)}`
              : null}
          </span>
          <Badge kind="save">
            Save <b>{formatPrice(price.was.price - price.now)}</b>
          </Badge>
        </p>
      ) : null}
      {price.rrp ? (
        <p className={c('lines')}>The maker’s recommended price (RRP) is {formatPrice(price.rrp)}.</p>
      ) : null}
      {priceStory ? (
        <p className={c('lines')} data-no-print>
          <a href="#price-history">{standingWords(priceStory)}</a>. {lowestWords(priceStory).at(-1)}
        </p>
      ) : null}
      <p className={c('lines')}>
        {by === 'none'
          ? 'Includes VAT. There is nothing to deliver.'
          : delivery === 0
            ? 'Includes VAT and delivery.'
            : `Includes VAT. Delivery is ${formatPrice(delivery)}.`}
      </p>
    </div>
  );
}
