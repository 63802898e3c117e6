import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { CategoryLink, Listing, ProductCard } from '@/lib/catalogue/types';
import type { Weighed } from './best';
import type { Chip } from './chips';
import type { FacetView } from './facet-view';
import type { ListingBase } from './facets';
import type { ListingQuery } from './query';
import type { QuickFilter } from './quick-filters';
import type { SortName } from './sorts';
import type { TitleFact } from './title-fact';

/** What a listing is of, and where. */
export type ListingPlace = {
  /** Path without trailing slash: `/washing-machines`, `/laundry/all`, `/brands/tarnside`. */
  path: string;
  base: ListingBase;
  /** Query in the address of a search. The text searched for is what no filter expresses of it. */
  asked?: string;
  /** Plural noun for its products: `washing machines`. */
  noun: string;
  /** Whether categories are a facet; false if links to them are above the listing. */
  kinds: boolean;
  /** Listing of the parent category. Null at the top level, absent if the listing is not of a category. */
  above?: CategoryLink | null;
};

/** A filter to drop from an empty listing, and the number of products without it. */
export type Advice = { drop: string; label: string; count: number };

/** A gap that is narrower than any product of a listing needs, including its air gap. In millimetres. */
export type TooNarrow = {
  gap: number;
  least: number;
  /** The product that needs least; null if none is in stock. */
  narrowest: ProductCard | null;
};

/** Everything that a page of a listing shows. */
export type ListingView = {
  place: ListingPlace;
  /** Query of the URL, without what this listing does not know. */
  query: ListingQuery;
  listing: Listing;
  /** Number of products in the unfiltered listing, including those out of stock. */
  whole: number;
  /** Number of pages, at least 1. */
  pages: number;
  facets: FacetView[];
  /** Keys of all facets. */
  keys: ReadonlySet<string>;
  chips: Chip[];
  quick: QuickFilter[];
  /** Sort orders that make sense for this listing. */
  sorts: { name: SortName; label: string }[];
  /** Null if its products cannot be ranked. */
  weighed: Weighed | null;
  title: TitleFact;
  /** Kind of gap that all products are for; null if there is none or more than one. */
  gap: GapKind | null;
  /** Only for an empty listing; most effective first. */
  advice: Advice[];
  /**
   * Number of products that an empty listing would have without any filter except that of stock; 0 for other listings.
   */
  cleared: number;
  /** Only if no product of the unfiltered listing fits the gap. */
  tooNarrow: TooNarrow | null;
};

/** Returns `"1 product"`, `"74 washing machines"`. */
export function countWords(count: number, noun: string): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} ${noun}`;
}
