import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import type { Pence } from '@/lib/money/types';

/** Work done for an appliance, or cover for it. Bought with an appliance, and never preselected. */
export type Service = {
  id: number;
  sku: string;
  name: string;
  kind: ServiceKind;
  price: Pence;
  /** One sentence about what is done. */
  text: string;
  /** What must be ready: `The supply pipe should be 22 mm …`; null if nothing must. */
  before: string | null;
  /** `25 min, by the delivery crew`, or for a removal `10 min`; null for cover. */
  note: string | null;
  /** Values of the custom field "Type" with which it may be bought. */
  types: readonly string[];
  /** Price range of the appliance in pence, from (exclusive) and to (inclusive); null for any. */
  band: { from: Pence; to: Pence } | null;
  /**
   * Attributes of which the appliance must have one (`Hinge reversible` for "Yes", or `Water and ice=Plumbed`); empty
   * if it suits every appliance of its types.
   */
  needs: string[];
  /** Total years, counted from delivery; null for a single job. */
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
    /** Total years, counted from delivery. */
    term_years: number | null;
    /** Values of the custom field "Type" with which it may be bought. */
    eligible_types: readonly string[];
    /** Price range of the appliance, from (exclusive) and to (inclusive); null if open. */
    min_price: Pence | null;
    max_price: Pence | null;
  };
};

/** A service as a page offers it: its texts, and what is needed to choose it. */
export type Extra = Pick<Service, 'id' | 'kind' | 'price' | 'forOptionId'> & {
  label: string;
  told: string | null;
};
