import type { ProductCard } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** A product among those that are compared. */
export type Compared = {
  card: ProductCard;
  /** Short, and no other's: `Tarnside TW-914`. */
  name: string;
  /** Its price with the standard delivery; null without a price. */
  brought: Pence | null;
  /** Energy and water of a year; null where the label gives no figure. */
  run: Pence | null;
  /** The water in it; null without a meter, and where none is used. */
  water: Pence | null;
  /** How its label counts; costs are set against each other only where this is the same. */
  basis: string | null;
};
