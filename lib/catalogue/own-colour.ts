import { capitalised } from '@/lib/i18n/capitalised';
import type { ProductCard } from './types';

type Named = Pick<ProductCard, 'name'> & { facts: Pick<ProductCard['facts'], 'colour'> };

/**
 * What one of a family is called by its colour, with the shop's word for it where the maker has another that does not hold it:
 * `Celeste (pastel blue)`, `Matt black`. The maker's word is what the name says last and the names of the others have something else for, or nothing.
 * Undefined where no colour is known.
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
