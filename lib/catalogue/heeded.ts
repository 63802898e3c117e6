import type { ProductCard } from './types';

/**
 * Those of the goods that have what was asked for. A store whose plan has no Product Filtering pays no heed to a filter
 * by attribute and says nothing of it: it answers with whatever it sells.
 */
export const heeded = (
  cards: readonly ProductCard[],
  attribute: string,
  values: readonly string[],
): ProductCard[] =>
  cards.filter(({ attributes }) => {
    const told = attributes[attribute] ?? '';
    // Several values of one field are told as a list.
    return [told, ...told.split(', ')].some((value) => values.includes(value));
  });
