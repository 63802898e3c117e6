import { attributeInfo } from '@/lib/catalogue/attributes';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import { groupOf } from './kinds';
import { type CompareRow, compareRows } from './rows';

/** Experience PDP-16: this one and three others, in five rows. */
const MOST_OTHERS = 3;
const MOST_ROWS = 5;

/** Of the products given those that can be compared with one. */
export function ofItsKind({ id, type }: ProductCard, others: readonly ProductCard[]): ProductCard[] {
  const group = groupOf(type);
  return others.filter((other) => other.id !== id && groupOf(other.type) === group);
}

/** Those of its kind that can be bought and are nearest in price. */
export function nearestOf(product: ProductCard, others: readonly ProductCard[]): ProductCard[] {
  const apart = ({ price }: ProductCard) => Math.abs((price?.now ?? 0) - (product.price?.now ?? 0));
  return ofItsKind(product, others)
    .filter(({ price, stock }) => price && isBuyable(stock))
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, MOST_OTHERS);
}

/** The rows that say most: what differs and matters first. */
export function tellingRows(cards: readonly ProductCard[]): CompareRow[] {
  const rows = compareRows(cards.map(({ attributes }) => attributes)).flatMap((group) => group.rows);
  return rows
    .filter(({ differs }) => differs)
    .toSorted((a, b) => attributeInfo(b.name).weight - attributeInfo(a.name).weight)
    .slice(0, MOST_ROWS);
}
