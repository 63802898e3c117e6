import type { Kind } from '@/lib/catalogue/kinds/table';
import type { SortName } from '@/lib/listing/sorts';
import type { Pence } from '@/lib/money/types';

/** A maker that a query may name. */
export type Maker = { id: number; name: string; path: string };

/** Words that stand for others, as maintained by editors. */
export type Synonym = { words: string; means: string };

/** What is known about the shop when a query is read. */
export type Vocabulary = { makers: readonly Maker[]; synonyms?: readonly Synonym[] };

/**
 * A span of a measured fact, with both ends included. `near`: the figure that was given, if slightly different ones
 * match too. `isOpen`: the ends themselves are not meant if there are other values: `more than 8 kg`. `isGap`: the
 * upper end is the size of a gap (`lib/search/gaps.ts`).
 */
export type Span = { min: number | null; max: number | null; near?: number; isOpen?: true; isGap?: true };

/** A condition on a custom field: the first of `names` that the products have. */
export type FactWish = {
  names: readonly string[];
  want: RegExp | Span;
  /** Whether the opposite is asked for. */
  isNot: boolean;
  /** The words as they were typed. */
  said: string;
  /** Sort order to use if nothing meets the condition: `washer dryer for a small flat`. */
  instead?: SortName;
  /** Whether a width was given that no product of the kind has, so that another side is meant. */
  isTurned?: true;
};

/** What a stretch of words means. Words in no part are searched for as text. */
export type Part = {
  what: 'kind' | 'maker' | 'fact' | 'price' | 'sort' | 'filler' | 'not';
  /** Position of its first word, and number of words. */
  at: number;
  length: number;
};

/** One thing that was understood, as it was typed, and the query without it. */
export type Chip = { label: string; without: string };

/** What a query asks for. */
export type Wish = {
  /** The query as it was typed, and with corrected spelling; null if nothing was corrected. */
  typed: string;
  corrected: string | null;
  /** The stretches of words that were understood, in order. */
  parts: readonly Part[];
  chips: readonly Chip[];
  kinds: readonly Kind[];
  /** The kinds of each thing, if several were named. */
  groups: readonly (readonly Kind[])[];
  /** Whether accessories, care products or services are meant, rather than appliances. */
  isOfParts: boolean;
  makers: readonly Maker[];
  makersNot: readonly Maker[];
  /** A maker or a thing that this shop does not sell. */
  foreign: { name: string; isMaker: boolean } | null;
  facts: readonly FactWish[];
  minPrice: Pence | null;
  maxPrice: Pence | null;
  /** Whether the price is approximate. */
  isAboutPrice: boolean;
  /** The words for the price; empty if there are none. */
  priceSaid: string;
  sort: SortName | null;
  /** The words for the kinds; empty if the kinds follow from other words. */
  kindSaid: string;
  /** Chip of the words that describe a thing without naming it; null if a kind was named. */
  described: Chip | null;
  /** Words to search for as text. */
  text: string;
  /** The query without the words that filters express; an address keeps it beside these filters. */
  kept: string;
  /** The query without the words for the kind. */
  withoutKind: string;
};
