import type { ProductCard } from '@/lib/catalogue/types';
import type { Day } from '@/lib/dates/rules';
import type { ContentPicture, Scheduled } from './types';

/** One answer of a chooser. `filter` is part of a listing query, `capacity=9-kg&steam=yes`; empty filters nothing. */
export type ChooserOption = { label: string; filter: string };
export type ChooserQuestion = { id: string; question: string; options: ChooserOption[] };

/** A question and its answer, in Markdown. */
export type Faq = { id: string; question: string; answer: string };

/** What a list of guides shows of a guide. */
export type GuideLine = {
  title: string;
  /** `/buying-guides/hobs` */
  path: string;
  description: string;
  /** Path of the category that the guide is about. */
  category: string;
  picture: ContentPicture | null;
  /** Blog tags that belong to it. */
  topics: string[];
  updatedOn: Day | null;
};

export const DRAWINGS = ['gap', 'niche', 'hob', 'hood', 'worktop', 'sink'] as const;
export type DrawingKind = (typeof DRAWINGS)[number];

/** A buying guide on one kind of appliance (experience §2.13). Texts are Markdown. */
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

/** A page of editors at a path of its own. `document` is rich text. */
export type ContentPage = Scheduled & {
  title: string;
  path: string;
  kind: 'landing' | 'help' | 'legal';
  description: string;
  picture: ContentPicture | null;
  document: unknown;
  /** Rows of the best-selling products of a category, or of its reduced products. */
  rails: { heading: string; path: string; reduced: boolean }[];
  questions: Faq[];
};

/** A row of products. `path` is that of the list of all of them. */
export type Rail = {
  heading: string;
  path: string;
  cards: ProductCard[];
  /** Number of reduced products in the category; null for a row of best sellers. */
  offers: number | null;
};

/** The text that editors add to a maker's page, in Markdown. */
export type BrandStory = { title: string; body: string };
