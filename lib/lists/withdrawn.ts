import type { Classified } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** A product that the shop no longer sells, with the facts needed to find a replacement. */
export type Withdrawn = Classified & {
  id: number;
  sku: string;
  name: string;
  /** The product's last price. */
  price: Pence | null;
  /** SKU of the product that replaced it. */
  successor: string | null;
};
