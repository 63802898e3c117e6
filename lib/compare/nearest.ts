import { attributeInfo } from '@/lib/catalogue/attributes';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { groupOf } from './kinds';
import { type CompareRow, compareRows } from './rows';

/** This product and three others, in five rows (experience PDP-16). */
const MOST_OTHERS = 3;
const MOST_ROWS = 5;

/** Returns those of the given products that can be compared with one. */
export function ofItsKind({ id, type }: ProductCard, others: readonly ProductCard[]): ProductCard[] {
  const group = groupOf(type);
  return others.filter((other) => other.id !== id && groupOf(other.type) === group);
}

/** Returns the products of the same kind that can be bought and are nearest in price. */
export function nearestOf(product: ProductCard, others: readonly ProductCard[]): ProductCard[] {
  const apart = ({ price }: ProductCard) => Math.abs((price?.now ?? 0) - (product.price?.now ?? 0));
  return ofItsKind(product, others)
    .filter(({ price, stock }) => price && isBuyable(stock))
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, MOST_OTHERS);
}

/** Returns the rows that tell most: those with differences, most important first. */
export function tellingRows(cards: readonly ProductCard[]): CompareRow[] {
  const rows = compareRows(cards.map(({ attributes }) => attributes)).flatMap((group) => group.rows);
  return rows
    .filter(({ differs }) => differs)
    .toSorted((a, b) => attributeInfo(b.name).weight - attributeInfo(a.name).weight)
    .slice(0, MOST_ROWS);
}
