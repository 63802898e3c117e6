import type { Energy, Picture } from '@/lib/catalogue/types';
import type { ListingView } from '@/lib/listing/view';
import type { GapRead } from './gaps';
import type { Places } from './places';
import type { Chip, Wish } from './understand/types';

/** A product in the quick search. */
export type FoundProduct = {
  id: number;
  name: string;
  path: string;
  /** Model number and SKU. */
  numbers: readonly string[];
  /** In pence. */
  price: number | null;
  picture: Picture | null;
  energy: Energy | null;
};

export type FoundPlace = { id: number; name: string; path: string; within: string; count: number };

export type FoundPage = { name: string; path: string; kind: 'help' | 'guide' | 'post' };

/** A page that answers a query, with one line of its text; null if none is known. */
export type AnsweringPage = FoundPage & { line: string | null };

/** The search of the search service that found a result, for reporting clicks. */
export type Origin = { index: string; queryId: string };

/**
 * Index and filters of a listing: `card.attributes.Colour:White`. It has no query id, because listings are cached and
 * shown to many shoppers, and each shopper's search is counted separately.
 */
export type ListOrigin = { index: string; filters: readonly string[] };

/** Everything that the quick search offers for a query. */
export type QuickAnswer = {
  /** Suggested queries, with kinds in lower case. */
  suggestions: readonly string[];
  categories: readonly FoundPlace[];
  brands: readonly FoundPlace[];
  products: readonly FoundProduct[];
  pages: readonly FoundPage[];
  /** Whether the query means a help page rather than products: pages then come first. */
  helpFirst: boolean;
  /** Conditions understood from the query. */
  understood: readonly Chip[];
  /** Sentences about the query, such as that a maker is not sold. */
  said: readonly string[];
  /** Index in which the search service found the products; null from the platform's own search. */
  index: string | null;
};

/** What a browser needs to report to the search service. `url`: null for the service's own hosts. */
export type SearchSettings = {
  appId: string;
  key: string;
  url: string | null;
  insightsUrl: string;
  /** Prefix of each index name. */
  indexPrefix: string;
};

/** What a results page shows. */
export type SearchView = {
  words: string;
  view: ListingView;
  /** Null if the platform's categories cannot be read. */
  places: Places | null;
  origin: ListOrigin | null;
  wish: Wish;
  /** Pages that answer the query, shown before any products. */
  pages: readonly AnsweringPage[];
  /** A guide to show beside products. */
  beside: FoundPage | null;
  /** Words that matched nothing, and were therefore left out. */
  leftOut: readonly string[];
  /** Words that only some of the products match. These products come first. */
  ahead: readonly string[];
  /** How measured gaps were applied. */
  gaps: readonly GapRead[];
  /** If words were left out: results with one condition fewer. */
  ways: readonly Way[];
};

/** A condition to drop, as it was typed; the number of products that meet all others; and the address of these. */
export type Way = { label: string; count: number; href: string };

/** What shoppers searched for. `place`: average position of the results that were opened, from 1; null if none was. */
export type Searched = {
  often: readonly { words: string; times: number; place: number | null }[];
  /** Queries without results. */
  unfound: readonly { words: string; times: number }[];
};
