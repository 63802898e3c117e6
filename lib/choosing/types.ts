import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Day } from '@/lib/dates/rules';
import type { DeliveryDay } from '@/lib/delivery/types';
import type { Space } from '@/lib/fit/types';
import type { Pence } from '@/lib/money/types';

/** Criteria that apply to every kind; those of a single kind are in `data/matters.ts`. */
export const PRICE = 'low-price';
export const RUNNING = 'cheap-to-run';
export const LASTING = 'lasting';

/** How much a wish counts, by its name: 1 is asked for, 2 matters most. What is missing was not asked for. */
export type Wants = Readonly<Record<string, number>>;

/** What a household asks for of one kind, and what it cannot do without. */
export type Household = {
  wants: Wants;
  /** Number of people; null: not stated. */
  people: number | null;
  limits: Limits;
};

/** Limits that rule a product out. A limit that is null or empty rules out nothing. */
export type Limits = {
  /** Kinds that can stand in the place; empty: any. */
  kinds: readonly Kind[];
  most: Pence | null;
  space: Space | null;
  /** Width of the narrowest door on the way in, in millimetres. */
  door: number | null;
  /** Latest delivery day. */
  by: Day | null;
  /** Whether there is a hole in the wall for a dryer's hose. */
  hasVent: boolean;
};

/** A product with all figures that the scoring needs, calculated once. */
export type Candidate = {
  card: ProductCard;
  /** Price with delivery to the household on the cheapest day. */
  brought: Pence;
  /** Cost of energy and water for a year; null where the energy label gives no figure. */
  run: Pence | null;
  /** The first delivery day and its price; null when it is not known. */
  first: DeliveryDay | null;
};

/** `sensible`: best value for money; `cheaper` and `better`: than that one; `other`: stands in where there is none. */
export type Role = 'sensible' | 'cheaper' | 'better' | 'other';

/** One difference between two products, in words. */
export type Difference = { name: string; words: string; isWanted: boolean };

export type Pick = {
  role: Role;
  candidate: Candidate;
  /** A sentence of facts, and how it only just goes into the measured space, where it does. */
  reason: string;
  /** What another of the three has and this one has not; null when there is nothing. */
  givesUp: string | null;
  /** What up to £100 more would buy, in the whole list. */
  next: { words: string; card: ProductCard | null };
};

/** Why a product is not one of the three. */
export type WhyNot =
  | { kind: 'chosen'; role: Role }
  | { kind: 'limit'; words: string }
  | { kind: 'beaten'; by: ProductCard; words: string };
