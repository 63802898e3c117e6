import type { ProductCard } from './types';

/**
 * Returns the products that really have the requested attribute. A store on a plan without Product Filtering silently
 * ignores a filter by attribute, and returns any products.
 */
export const heeded = (
  cards: readonly ProductCard[],
  attribute: string,
  values: readonly string[],
): ProductCard[] =>
  cards.filter(({ attributes }) => {
    const told = attributes[attribute] ?? '';
    // Several values of a field are joined as a list.
    return [told, ...told.split(', ')].some((value) => values.includes(value));
  });
