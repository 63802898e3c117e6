import type { Kind } from '@/lib/catalogue/kinds/table';
import type { SortName } from '@/lib/listing/sorts';
import type { Pence } from '@/lib/money/types';

/** A maker as what was typed may name it. */
export type Maker = { id: number; name: string; path: string };

/** Words that editors say stand for others. */
export type Synonym = { words: string; means: string };

/** What is known of the shop when a question is read. */
export type Vocabulary = { makers: readonly Maker[]; synonyms?: readonly Synonym[] };

/**
 * A span of a measured fact, both ends included. `near` is what was said, when a little more or less does too; of an open
 * one the ends themselves are not meant, where there is anything else: `more than 8 kg`. `isGap`: its upper end is the
 * room that there is (`lib/search/gaps.ts`).
 */
export type Span = { min: number | null; max: number | null; near?: number; isOpen?: true; isGap?: true };

/** A wish that a custom field tells: the first of `names` that the goods have. */
export type FactWish = {
  names: readonly string[];
  want: RegExp | Span;
  /** The opposite is wished. */
  isNot: boolean;
  /** As it was typed. */
  said: string;
  /** The order that is wished where nothing is as it was said: `washer dryer for a small flat`. */
  instead?: SortName;
  /** Said of the width, which nothing of the kind has; read of another side. */
  isTurned?: true;
};

/** What a stretch of words was taken for. Words of no part are looked for as text. */
export type Part = {
  what: 'kind' | 'maker' | 'fact' | 'price' | 'sort' | 'filler' | 'not';
  /** The number of its first word, and how many there are. */
  at: number;
  length: number;
};

/** One thing that was understood, in the words typed, and what is looked for without it. */
export type Chip = { label: string; without: string };

/** What is wished by what was typed. */
export type Wish = {
  /** What was typed, and with its words as they should be written. */
  typed: string;
  corrected: string | null;
  /** The stretches of words that were understood, in their order. */
  parts: readonly Part[];
  chips: readonly Chip[];
  kinds: readonly Kind[];
  /** The kinds thing by thing, where several were named. */
  groups: readonly (readonly Kind[])[];
  /** Accessories, care or work are meant, and no appliance. */
  isOfParts: boolean;
  makers: readonly Maker[];
  makersNot: readonly Maker[];
  /** A maker, or something, that this shop does not sell. */
  foreign: { name: string; isMaker: boolean } | null;
  facts: readonly FactWish[];
  minPrice: Pence | null;
  maxPrice: Pence | null;
  /** The price was said to be about that much. */
  isAboutPrice: boolean;
  /** The words that named the price; empty where none did. */
  priceSaid: string;
  sort: SortName | null;
  /** The words that named the kinds; empty where they follow from others. */
  kindSaid: string;
  /** The chip of the words that describe a thing and name none; null where a kind was named. */
  described: Chip | null;
  /** What is looked for as text. */
  text: string;
  /** What was typed without what filters tell: what an address keeps beside them. */
  kept: string;
  /** The same without the kind of appliance. */
  withoutKind: string;
};
