import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** Where a wish could not be kept. */
export const NOT_TAKEN_DOWN = 'We can’t take this down right now. Try again later.';

/**
 * Whether what somebody waits for has come: `below` null waits for the product, else for its price. What cannot be
 * bought is no news, however cheap.
 */
export const hasCome = ({ stock, price }: ProductCard, below: Pence | null): boolean =>
  price !== null && isBuyable(stock) && (below === null || price.now <= below);
