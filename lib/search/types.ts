import type { Energy, Picture } from '@/lib/catalogue/types';
import type { ListingView } from '@/lib/listing/view';
import type { GapRead } from './gaps';
import type { Places } from './places';
import type { Chip, Wish } from './understand/types';

/** A product as the quick search shows it. */
export type FoundProduct = {
  id: number;
  name: string;
  path: string;
  /** Model and SKU. */
  numbers: readonly string[];
  /** Pence. */
  price: number | null;
  picture: Picture | null;
  energy: Energy | null;
};

export type FoundPlace = { id: number; name: string; path: string; within: string; count: number };

export type FoundPage = { name: string; path: string; kind: 'help' | 'guide' | 'post' };

/** A page that answers, with what one finds there; null where nothing is known of that. */
export type AnsweringPage = FoundPage & { line: string | null };

/** Which search a result came from, for telling of clicks; null from the commerce search. */
export type Origin = { index: string; queryId: string };

/**
 * The index that a list came from, with the filters it was narrowed by: `card.attributes.Colour:White`. It has no number
 * of a search: lists are kept and shown to many, and each shopper's search is counted by itself.
 */
export type ListOrigin = { index: string; filters: readonly string[] };

/** Everything that the quick search offers for some words. */
export type QuickAnswer = {
  /** What others ask, with the words asked for in lower case. */
  suggestions: readonly string[];
  categories: readonly FoundPlace[];
  brands: readonly FoundPlace[];
  products: readonly FoundProduct[];
  pages: readonly FoundPage[];
  /** The words are about a page that helps rather than goods: pages come first. */
  helpFirst: boolean;
  /** What was understood of the words, where it narrows what is found. */
  understood: readonly Chip[];
  /** Sentences about what was asked for, such as that a maker is not sold. */
  said: readonly string[];
  /** Where the search service found the products; null from the platform's own search. */
  index: string | null;
};

/** What a browser needs to have the search service count something. `url`: null for the service's own hosts. */
export type SearchSettings = {
  appId: string;
  key: string;
  url: string | null;
  insightsUrl: string;
  /** Before the name of each index. */
  indexPrefix: string;
};

/** What a page of results shows. */
export type SearchView = {
  words: string;
  view: ListingView;
  /** Null when the platform's departments cannot be read. */
  places: Places | null;
  origin: ListOrigin | null;
  wish: Wish;
  /** Pages that answer, before any goods. */
  pages: readonly AnsweringPage[];
  /** A page to read beside goods. */
  beside: FoundPage | null;
  /** Words that nothing was found by, and that were therefore left out. */
  leftOut: readonly string[];
  /** Words that only some of what was found answers, which comes first. */
  ahead: readonly string[];
  /** How gaps that were measured were read. */
  gaps: readonly GapRead[];
  /** Where something was left out: what is found with one condition less and all others. */
  ways: readonly Way[];
};

/** One condition given up: in the words typed, how many products have all others, and where they stand. */
export type Way = { label: string; count: number; href: string };

/** What was searched. `place`: where in the results one was opened, on average, from 1; null where none was. */
export type Searched = {
  often: readonly { words: string; times: number; place: number | null }[];
  /** What had no result at all. */
  unfound: readonly { words: string; times: number }[];
};
