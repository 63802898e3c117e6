import { kindOf, plural, traitsOf } from '@/lib/catalogue/kinds/rules';
import type { ProductCard } from '@/lib/catalogue/types';
import { type Chosen, MOST } from './tray';

/** Why a product cannot join those chosen already, and what can be done instead. */
export type Refusal = { words: string; kind: 'full' | 'other kind' };

/** What those share that can be compared; of a kind that the shop does not know, its own name. */
export const groupOf = (type: string): string => traitsOf(kindOf(type)).figures ?? type;

/** @param most so many have room side by side on this screen */
export function refusalOf(chosen: readonly Chosen[], product: Chosen, most: number): Refusal | null {
  const [first] = chosen;
  if (first && groupOf(first.type) !== groupOf(product.type)) {
    const words = `You are comparing ${plural(first.type)}. This is a different kind of product, with a different specification.`;
    return { words, kind: 'other kind' };
  }
  if (chosen.length < most) return null;
  const words =
    most === MOST.narrow
      ? 'Two fit side by side on a phone. Remove one to compare this.'
      : 'Four can be compared at once. Remove one to compare this.';
  return { words, kind: 'full' };
}

/** Those of one kind together, the largest group first. */
export function byKind<Card extends ProductCard>(cards: readonly Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groupOf(card.type);
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}
