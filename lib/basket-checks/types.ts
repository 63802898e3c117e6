import type { ProductCard } from '@/lib/catalogue/types';

/** What is about to be bought. */
export type Good = {
  card: ProductCard;
  quantity: number;
  /** Its old one is taken away. */
  removes: boolean;
};

/** Something to look at once more before paying. Nothing here keeps from buying. */
export type Concern = {
  /** One of a kind in its list. */
  key: string;
  what: string;
  why: string;
  /** What to do about it. */
  advice: string | null;
  /** Where the tool that says so is; null for what is about two products. */
  path: string | null;
};
