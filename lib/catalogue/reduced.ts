import { isBuyable } from './stock';
import type { ProductCard } from './types';

/** Whether it is lawfully reduced and can be bought. */
export const isReduced = ({ price, stock }: ProductCard): boolean => Boolean(price?.was) && isBuyable(stock);
