import { capitalised } from '@/lib/i18n/capitalised';
import type { ProductCard } from './types';

type Named = Pick<ProductCard, 'name'> & { facts: Pick<ProductCard['facts'], 'colour'> };

/**
 * Returns the colour name of a product within its family: the maker's word, followed by the shop's word unless the
 * former contains it: `Celeste (pastel blue)`, `Matt black`. The maker's word is the last part of the product name,
 * where the other names have another word or none. Undefined if no colour is known.
 */
export function colourName({ name, facts: { colour } }: Named, family: readonly Named[]): string | undefined {
  const [, head, own] = /^(.+), ([^,]+)$/.exec(name) ?? [];
  const isOwn =
    head !== undefined &&
    family.some((other) => other.name !== name) &&
    family.every(
      (other) =>
        other.name === head || (other.name.startsWith(`${head}, `) && !other.name.startsWith(`${name}, `)),
    );
  if (!colour || !isOwn || !own) return colour;
  const shops = colour.toLowerCase();
  if (own.toLowerCase() === shops) return colour;
  return own.toLowerCase().includes(shops.replace(/s$/, ''))
    ? capitalised(own)
    : `${capitalised(own)} (${shops})`;
}
