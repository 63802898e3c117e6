import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import type { Pence } from '@/lib/money/types';

/** Something done for an appliance, or cover for it; bought with it and never chosen for the shopper. */
export type Service = {
  id: number;
  sku: string;
  name: string;
  kind: ServiceKind;
  price: Pence;
  /** One sentence of what is done. */
  text: string;
  /** What must be ready for it: `The supply pipe should be 22 mm …`; null where nothing must. */
  before: string | null;
  /** `25 min, by the delivery crew`, and of a removal `10 min`; null for cover. */
  note: string | null;
  /** Values of the custom field "Type" that it may be bought for. */
  types: readonly string[];
  /** Price of the appliance in pence, from (not included) and to (included); null for any. */
  band: { from: Pence; to: Pence } | null;
  /** Facts of which the appliance must have one (`Hinge reversible` for "Yes", or `Water and ice=Plumbed`); empty for what suits every appliance of its types. */
  needs: string[];
  /** Years in all, counted from delivery; null for what is done once. */
  term: number | null;
  /** The platform's id of the text option "For". */
  forOptionId: number;
};

/** An extended cover as `GET /api/warranties` lists it (specification §3, §7). */
export type Warranty = {
  /** The platform's product id. */
  id: number;
  properties: {
    sku: string;
    name: string;
    description: string;
    price: Pence;
    /** In all, counted from delivery. */
    term_years: number | null;
    /** Values of the custom field "Type" of what it may be bought for. */
    eligible_types: readonly string[];
    /** Of the appliance, from (not included) and to (included); null when open. */
    min_price: Pence | null;
    max_price: Pence | null;
  };
};

/** A service as a page offers it: what is said of it, and what it takes to choose it. */
export type Extra = Pick<Service, 'id' | 'kind' | 'price' | 'forOptionId'> & {
  label: string;
  told: string | null;
};
