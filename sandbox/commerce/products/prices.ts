import { platformError } from '../errors.ts';
import { type Money, money, withoutTax } from '../values.ts';
import { chosenVariant } from './choices.ts';
import type { Product } from './product.ts';
import { type Variant, variantsOf } from './variants.ts';

/** Arguments of the field `prices`. */
export interface PriceArguments {
  includeTax: boolean | null;
  currencyCode?: string | null;
}

interface MoneyRange {
  min: Money;
  max: Money;
}

export interface Prices {
  price: Money;
  basePrice: Money;
  salePrice: Money | null;
  retailPrice: Money | null;
  /** Discount of a promotion. */
  saved: Money | null;
  priceRange: MoneyRange;
  retailPriceRange: MoneyRange | null;
}

/**
 * Returns the price charged for one unit, in pence: the variant's own price, else the promotion's, else the product's.
 */
export function chargedPence(product: Product, variantPrice: number | null): number {
  return variantPrice ?? product.row.sale_price ?? product.row.price;
}

/** @throws the platform's error for a currency other than GBP */
export function productPrices(product: Product, asked: PriceArguments): Prices {
  const variant = chosenVariant(product);
  if (variant) return variantPrices(variant, asked);
  return prices(product, null, asked, () =>
    variantsOf(product).map(({ price }) => chargedPence(product, price)),
  );
}

/** @throws the platform's error for a currency other than GBP */
export function variantPrices({ product, price }: Variant, asked: PriceArguments): Prices {
  return prices(product, price, asked, () => [chargedPence(product, price)]);
}

function prices(
  product: Product,
  own: number | null,
  { includeTax, currencyCode }: PriceArguments,
  charged: () => readonly number[],
): Prices {
  if (currencyCode != null && currencyCode !== 'GBP') {
    throw platformError(`Currency ${currencyCode} is not available`);
  }
  const { price, sale_price, retail_price } = product.row;
  const shown = (pence: number): Money => money(includeTax ? pence : withoutTax(pence));
  const isOnSale = own === null && sale_price !== null;
  const retail = retail_price === null ? null : shown(retail_price);
  return {
    price: shown(chargedPence(product, own)),
    basePrice: shown(own ?? price),
    salePrice: isOnSale ? shown(sale_price) : null,
    retailPrice: retail,
    saved: isOnSale && sale_price < price ? shown(price - sale_price) : null,
    // Lazy, because it needs all variants and is rarely requested.
    get priceRange() {
      const each = charged();
      return { min: shown(Math.min(...each)), max: shown(Math.max(...each)) };
    },
    retailPriceRange: retail && { min: retail, max: retail },
  };
}
