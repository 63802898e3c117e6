import { kindOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Policy } from '@/lib/policy/types';
import type { Dictionary } from './dictionary';

/** What may be wished, and how it is asked for: `Quiet`. */
export type Wish = { name: string; ask: string };

/** How goods can be weighed: by what may be wished of them, and whether the number of people says what they need. */
export type Weighed = { wishes: readonly Wish[]; byPeople: boolean };

/** Puts goods in order for a household by what matters to it; how is not for lists to know. */
export type BestOrder = {
  /** Null where goods of these kinds cannot be weighed against each other. */
  weighs(kinds: readonly Kind[]): Weighed | null;
  inOrder(cards: readonly ProductCard[], wishes: readonly string[], now: Date, policy: Policy): ProductCard[];
};

/** The kinds of goods that a list holds; null where it does not say. */
export function kindsIn(dictionary: Dictionary): Kind[] | null {
  const type = [...dictionary.values()].find(({ name }) => name === 'Type');
  return type ? [...new Set(type.values.map(({ value }) => kindOf(value)))] : null;
}
