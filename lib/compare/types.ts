import type { ProductCard } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** A product in a comparison. */
export type Compared = {
  card: ProductCard;
  /** Short name, unique in the comparison: `Tarnside TW-914`. */
  name: string;
  /** Its price including standard delivery; null without a price. */
  brought: Pence | null;
  /** Cost of energy and water per year; null if the label states no consumption. */
  run: Pence | null;
  /** Cost of water included in `run`; null without a water meter, or if no water is used. */
  water: Pence | null;
  /** Basis of its label. Running costs are only compared if it is the same. */
  basis: string | null;
};
