import type { ProductCard } from '@/lib/catalogue/types';
import type { Day } from '@/lib/dates/rules';
import type { ContentPicture, Scheduled } from './types';

/** One answer of a chooser. `filter` is part of a list's query, `capacity=9-kg&steam=yes`; empty narrows nothing. */
export type ChooserOption = { label: string; filter: string };
export type ChooserQuestion = { id: string; question: string; options: ChooserOption[] };

/** A question and its answer, in Markdown. */
export type Faq = { id: string; question: string; answer: string };

/** What a list of guides shows of one. */
export type GuideLine = {
  title: string;
  /** `/buying-guides/hobs` */
  path: string;
  description: string;
  /** Of the category it is about. */
  category: string;
  picture: ContentPicture | null;
  /** Tags of the blog that belong to it. */
  topics: string[];
  updatedOn: Day | null;
};

export const DRAWINGS = ['gap', 'niche', 'hob', 'hood', 'worktop', 'sink'] as const;
export type DrawingKind = (typeof DRAWINGS)[number];

/** What to know before choosing one kind of appliance (experience §2.13). Texts are Markdown. */
export type Guide = GuideLine & {
  answer: string;
  chooser: ChooserQuestion[];
  drawing: DrawingKind | null;
  measures: { label: string; text: string }[];
  body: string;
  words: { term: string; meaning: string }[];
  picks: { sku: string; reason: string }[];
  questions: Faq[];
  checkedOn: Day | null;
};

/** A page at a path of its own that editors keep. `document` is rich text. */
export type ContentPage = Scheduled & {
  title: string;
  path: string;
  kind: 'landing' | 'help' | 'legal';
  description: string;
  picture: ContentPicture | null;
  document: unknown;
  /** Rows of the best-selling products of a category, or of those of them that are reduced. */
  rails: { heading: string; path: string; reduced: boolean }[];
  questions: Faq[];
};

/** A row of products. `path`: the list of all of them. */
export type Rail = {
  heading: string;
  path: string;
  cards: ProductCard[];
  /** How many there are, where they are those of a category that are reduced; null for what sells best. */
  offers: number | null;
};

/** What editors add to a maker's page, in Markdown. */
export type BrandStory = { title: string; body: string };
