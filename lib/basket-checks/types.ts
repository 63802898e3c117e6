import type { ProductCard } from '@/lib/catalogue/types';

/** A product about to be bought. */
export type Good = {
  card: ProductCard;
  quantity: number;
  /** Whether the old appliance is taken away. */
  removes: boolean;
};

/** Something to check again before paying. It never prevents the purchase. */
export type Concern = {
  /** Unique in its list. */
  key: string;
  what: string;
  why: string;
  /** What the shopper should do about it. */
  advice: string | null;
  /** Path of the tool that found it; null for a clash between products. */
  path: string | null;
};
