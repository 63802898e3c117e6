import type { Product } from '@/lib/catalogue/types';

type Sized = Pick<Product, 'price' | 'options' | 'variants'>;

/**
 * Whose prices the book tells where a product comes in sizes with prices of their own, which are never told together
 * (experience §6 F6, edge cases): the sizes that cost what the product does. Null where all sizes cost the same.
 */
export function sizesNote({ price, options, variants }: Sized): string | null {
  const hasOwn = (variant: Sized['variants'][number]) => variant.price && variant.price.now !== price?.now;
  if (!variants.some(hasOwn)) return null;
  const labels = new Map(options.flatMap(({ values }) => values.map(({ id, label }) => [id, label])));
  const told = variants
    .filter((variant) => !hasOwn(variant))
    .map(({ optionValueIds }) => optionValueIds.map((id) => labels.get(id)).join(', '));
  const others = 'Other sizes have prices of their own, whose history is not told here.';
  return told.length > 0 ? `These are the prices of ${told.join(' and ')}. ${others}` : others;
}
