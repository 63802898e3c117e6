import { ProductThumb } from '@/components/card/product-picture';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import { broughtOf } from '@/lib/catalogue/delivery';
import { nameParts } from '@/lib/catalogue/names';
import type { Price, Product } from '@/lib/catalogue/types';
import { formatPrice } from '@/lib/money/rules';
import { BuyBarLater } from '../later';

/** The sticky bar with a product's picture, name and price. */
export function ProductBuyBar({ product, price, madeAt }: { product: Product; price: Price; madeAt: Date }) {
  const { name, picture, energy } = product;
  const { brand, model } = nameParts(product);
  return (
    <BuyBarLater
      brought={broughtOf(product)}
      madeAt={madeAt.toISOString()}
      identity={
        <>
          {picture ? <ProductThumb picture={picture} /> : null}
          {[brand, model].filter(Boolean).join(' ')}
        </>
      }
      price={
        <>
          <PriceText text={formatPrice(price.now)} pence={price.now} />
          {energy ? (
            <EnergyArrow energyClass={energy.class} scale={energy.scale} product={name} words="none" />
          ) : null}
        </>
      }
    />
  );
}
