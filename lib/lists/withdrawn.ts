import type { Attributes } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** A product that the shop sold once and shows no more; what it was, for whoever has it on a list. */
export type Withdrawn = {
  id: number;
  sku: string;
  name: string;
  /** What it cost at the end. */
  pence: Pence | null;
  /** Those by which something else can take its place. */
  facts: Attributes;
  /** The SKU of what replaced it. */
  successor: string | null;
};
