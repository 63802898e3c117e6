import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Day } from '@/lib/dates/rules';
import type { DeliveryDay } from '@/lib/delivery/types';
import type { Space } from '@/lib/fit/types';
import type { Pence } from '@/lib/money/types';

/** What every household may wish, whatever the kind; what else matters of a kind stands in `data/matters.ts`. */
export const PRICE = 'low-price';
export const RUNNING = 'cheap-to-run';
export const LASTING = 'lasting';

/** How much a wish counts, by its name: 1 is a wish, 2 is what matters most. What is not there is not asked for. */
export type Wants = Readonly<Record<string, number>>;

/** What a household wishes of one kind of thing, and what it cannot do without. */
export type Household = {
  wants: Wants;
  /** How many live there; null: not said. */
  people: number | null;
  limits: Limits;
};

/** What rules a product out. What is null or empty rules out nothing. */
export type Limits = {
  /** Kinds that stand where it is to stand; empty: any. */
  kinds: readonly Kind[];
  most: Pence | null;
  space: Space | null;
  /** The narrowest door of the way in, millimetres. */
  door: number | null;
  /** It has to be there on this day. */
  by: Day | null;
  /** There is a hole in the wall for a dryer's hose. */
  hasVent: boolean;
};

/** What a product is measured by: everything that decides, worked out once. */
export type Candidate = {
  card: ProductCard;
  /** With delivery to the household on the day that costs least. */
  brought: Pence;
  /** A year of use, energy and water; null where the label gives no figure. */
  run: Pence | null;
  /** The first day on which it can come, and what bringing it then costs; null when nobody knows. */
  first: DeliveryDay | null;
};

/** `sensible`: most for the money; `cheaper`, `better`: than that one; `other`: where there is nothing such. */
export type Role = 'sensible' | 'cheaper' | 'better' | 'other';

/** One thing in which two products differ, in words. */
export type Difference = { name: string; words: string; isWanted: boolean };

export type Pick = {
  role: Role;
  candidate: Candidate;
  /** One sentence of facts. */
  reason: string;
  /** What another of the three has and this one has not; null when there is nothing. */
  givesUp: string | null;
  /** What up to £100 more would buy, wherever it is in the list. */
  next: { words: string; card: ProductCard | null };
};

/** Why a product is none of the three. */
export type WhyNot =
  | { kind: 'chosen'; role: Role }
  | { kind: 'limit'; words: string }
  | { kind: 'beaten'; by: ProductCard; words: string };
