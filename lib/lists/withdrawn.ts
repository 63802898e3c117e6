import type { Classified } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** A product that the shop sold once and shows no more; what it was, as far as something else can take its place. */
export type Withdrawn = Classified & {
  id: number;
  sku: string;
  name: string;
  /** What it cost at the end. */
  price: Pence | null;
  /** The SKU of what replaced it. */
  successor: string | null;
};
