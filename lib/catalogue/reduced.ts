import { isBuyable } from './stock';
import type { ProductCard } from './types';

/** Whether a product is lawfully reduced and can be bought. */
export const isReduced = ({ price, stock }: ProductCard): boolean => Boolean(price?.was) && isBuyable(stock);
