import type { Product } from '@/lib/catalogue/types';

type Sized = Pick<Product, 'price' | 'options' | 'variants'>;

/**
 * Returns a note on which sizes the history covers when sizes have different prices, which are never mixed (experience
 * §6 F6, edge cases): it covers the sizes at the product's own price. Null where all sizes cost the same.
 */
export function sizesNote({ price, options, variants }: Sized): string | null {
  const hasOwn = (variant: Sized['variants'][number]) => variant.price && variant.price.now !== price?.now;
  if (!variants.some(hasOwn)) return null;
  const labels = new Map(options.flatMap(({ values }) => values.map(({ id, label }) => [id, label])));
  const told = variants
    .filter((variant) => !hasOwn(variant))
    .map(({ optionValueIds }) => optionValueIds.map((id) => labels.get(id)).join(', '));
  const others = 'Other sizes have prices of their own, which are not shown here.';
  return told.length > 0 ? `These are the prices of ${told.join(' and ')}. ${others}` : others;
}
