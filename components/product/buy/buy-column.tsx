import type { ReactNode } from 'react';
import { ChosenPriceLater, CopyModelLater } from '@/components/product/later';
import { Badge } from '@/components/ui/figures/badge';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { nameParts } from '@/lib/catalogue/names';
import type { Product, ProductCard } from '@/lib/catalogue/types';
import { unitPriceWords } from '@/lib/catalogue/unit-price';
import { dayAndMonth } from '@/lib/dates/rules';
import { deliveryPrice } from '@/lib/delivery/price';
import type { DeliveryTerms } from '@/lib/delivery/types';
import { formatPrice } from '@/lib/money/rules';
import { sheetHref } from '@/lib/product-documents/information-sheet';
import css from './buy-column.module.css';
import { Colours } from './colours';

const c = classes(css);

type Props = {
  product: Product;
  /** The product in all its colours, itself included; empty where there is one. */
  family: readonly ProductCard[];
  /** How today's price compares to earlier ones. */
  history: ReactNode;
  terms: DeliveryTerms;
  children: ReactNode;
};

/** Price with energy arrow and what it includes, model and colours, then the children: delivery dates and buttons. */
export function BuyColumn({ product, family, history, terms, children }: Props) {
  const { model } = nameParts(product);
  const { colour } = product.facts;
  return (
    <section className={c('buy')} aria-label="Buy">
      <Offer product={product} history={history} terms={terms} />
      <p className={c('model')}>
        {model ? (
          <>
            <span>
              Model <b>{model}</b>
            </span>
            <CopyModelLater model={model} />
          </>
        ) : null}
        {colour && family.length === 0 ? <span>{colour}</span> : null}
      </p>
      {family.length > 0 ? <Colours family={family} id={product.id} /> : null}
      {children}
    </section>
  );
}

function Offer({ product, history, terms }: Pick<Props, 'product' | 'history' | 'terms'>) {
  const { price, energy, name, sku, stock, variants } = product;
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
        {energy ? (
          <a className={c('sheet')} href={sheetHref(sku)} data-reload>
            Product information sheet
          </a>
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
      <p className={c('lines')}>
        {by === 'none'
          ? 'Includes VAT. There is nothing to deliver.'
          : delivery === 0
            ? 'Includes VAT and delivery.'
            : `Includes VAT. Delivery is ${formatPrice(delivery)}.`}
      </p>
      {history}
    </div>
  );
}
