import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** Shown when an alert could not be stored. */
export const ALERT_NOT_SAVED = 'We can’t save this right now. Try again later.';

/**
 * Whether the condition of an alert is met: with a null `below` the product is available, otherwise its price is at or
 * below it. A product that cannot be bought never meets it, however cheap.
 */
export const isConditionMet = ({ stock, price }: ProductCard, below: Pence | null): boolean =>
  price !== null && isBuyable(stock) && (below === null || price.now <= below);
