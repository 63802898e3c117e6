import { type Money, money, withoutTax } from '../values.ts';
import type { Product } from './product.ts';
import type { Variant } from './variants.ts';

export interface Prices {
  price: Money;
  basePrice: Money;
  salePrice: Money | null;
  retailPrice: Money | null;
}

/** Pence that are charged for one: the variant's own price, else the promotion's, else the product's. */
export function chargedPence(product: Product, variantPrice: number | null): number {
  return variantPrice ?? product.row.sale_price ?? product.row.price;
}

export function productPrices(product: Product, includeTax: boolean): Prices {
  return prices(product, null, includeTax);
}

export function variantPrices(variant: Variant, includeTax: boolean): Prices {
  return prices(variant.product, variant.price, includeTax);
}

function prices(product: Product, own: number | null, includeTax: boolean): Prices {
  const { price, sale_price, retail_price } = product.row;
  const shown = (pence: number): Money => money(includeTax ? pence : withoutTax(pence));
  return {
    price: shown(chargedPence(product, own)),
    basePrice: shown(own ?? price),
    salePrice: own === null && sale_price !== null ? shown(sale_price) : null,
    retailPrice: retail_price === null ? null : shown(retail_price),
  };
}
