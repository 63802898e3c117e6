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

/** Where a list stands. */
export type ListingPlace = {
  /** Of the shop, without trailing slash: `/washing-machines`, `/laundry/all`, `/brands/tarnside`. */
  path: string;
  base: ListingBase;
  /** What a search's address says is looked for, of which its text is what no filter tells. */
  asked?: string;
  /** What is counted, in the plural: `washing machines`. */
  noun: string;
  /** Whether categories are offered as a facet; not where links to them stand above the list. */
  kinds: boolean;
  /** The list of the category above; absent at the top and where a list is no category's. */
  above?: CategoryLink | null;
};

/** A filter that may be dropped from an empty list, and how many products the list would hold then. */
export type Advice = { drop: string; label: string; count: number };

/** A gap that is less wide than the least that the goods of a list want, air included; millimetres. */
export type TooNarrow = {
  gap: number;
  least: number;
  /** What wants the least; null where none is in stock. */
  narrowest: ProductCard | null;
};

/** Everything that a page of a list shows. */
export type ListingView = {
  place: ListingPlace;
  /** What the URL says, without what this list does not know. */
  query: ListingQuery;
  listing: Listing;
  /** How many products the list holds when nothing is chosen, out-of-stock goods included. */
  whole: number;
  /** At least 1. */
  pages: number;
  facets: FacetView[];
  /** The keys of all that the list can be narrowed by. */
  keys: ReadonlySet<string>;
  chips: Chip[];
  quick: QuickFilter[];
  /** The orders that mean something for this list. */
  sorts: { name: SortName; label: string }[];
  /** Null where its goods cannot be weighed against each other. */
  weighed: Weighed | null;
  title: TitleFact;
  /** Which space of a home all of them are for; null where there is none, or several. */
  gap: GapKind | null;
  /** Only for an empty list; the best first. */
  advice: Advice[];
  /** How many products an empty list would hold without any of its filters, its stock apart; 0 for other lists. */
  cleared: number;
  /** Only where nothing of the whole list goes into the gap that was asked for. */
  tooNarrow: TooNarrow | null;
};

/** `"1 product"`, `"74 washing machines"`. */
export function countWords(count: number, noun: string): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} ${noun}`;
}
