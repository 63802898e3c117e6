import { kindOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Policy } from '@/lib/policy/types';
import type { Dictionary } from './dictionary';

/** A priority that a shopper may choose, and its label: `Quiet`. */
export type Wish = { name: string; ask: string };

/** How products can be ranked: by which priorities, and whether the size of the household matters. */
export type Weighed = { wishes: readonly Wish[]; byPeople: boolean };

/** Ranks products for a household by its priorities. Listings do not know how. */
export type BestOrder = {
  /** Null if products of these kinds cannot be ranked. */
  weighs(kinds: readonly Kind[]): Weighed | null;
  inOrder(cards: readonly ProductCard[], wishes: readonly string[], now: Date, policy: Policy): ProductCard[];
};

/** Returns the kinds of product in a listing; null if the listing has no facet for them. */
export function kindsIn(dictionary: Dictionary): Kind[] | null {
  const type = [...dictionary.values()].find(({ name }) => name === 'Type');
  return type ? [...new Set(type.values.map(({ value }) => kindOf(value)))] : null;
}
