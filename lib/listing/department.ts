import type { ProductCard } from '@/lib/catalogue/types';

/** One of each type first, then the second of each, and so on, so that a row does not hold one type alone. */
export function mixedTypes(cards: readonly ProductCard[]): ProductCard[] {
  const before = new Map<string, number>();
  const turns = cards.map((card) => {
    const turn = before.get(card.type) ?? 0;
    before.set(card.type, turn + 1);
    return { card, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ card }) => card);
}
