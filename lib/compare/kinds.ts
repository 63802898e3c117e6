import { kindOf, plural, traitsOf } from '@/lib/catalogue/kinds/rules';
import type { ProductCard } from '@/lib/catalogue/types';
import { type Chosen, MOST } from './tray';

/** Why a product cannot be added to those already chosen, and what to do instead. */
export type Refusal = { words: string; kind: 'full' | 'other kind' };

/**
 * Returns the group of kinds that can be compared with each other; for a kind that the shop does not know, its own
 * name.
 */
export const groupOf = (type: string): string => traitsOf(kindOf(type)).figures ?? type;

/**
 * Returns why a product cannot be added; null if it can.
 * @param most number of products that fit side by side on this screen
 */
export function refusalOf(chosen: readonly Chosen[], product: Chosen, most: number): Refusal | null {
  const [first] = chosen;
  if (first && groupOf(first.type) !== groupOf(product.type)) {
    const words = `You are comparing ${plural(first.type)}. This is a different kind of product, with a different specification.`;
    return { words, kind: 'other kind' };
  }
  if (chosen.length < most) return null;
  const words =
    most === MOST.narrow
      ? 'Two products can be compared at once on a phone. Remove one to compare this.'
      : 'Four can be compared at once. Remove one to compare this.';
  return { words, kind: 'full' };
}

/** Groups cards that can be compared, largest group first. */
export function byKind<Card extends ProductCard>(cards: readonly Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groupOf(card.type);
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}
