import 'server-only';
import { getCards } from '@/lib/catalogue/queries';
import type { ProductCard } from '@/lib/catalogue/types';
import { isUnreachable } from '@/lib/platform/result';
import type { Basket, BasketLine } from './types';

/** Adds to each line what the catalogue says of its product. A basket is shown without it rather than not at all. */
export async function withProducts(basket: Basket): Promise<Basket> {
  const ids = basket.lines.flatMap((line) => [
    line.productId,
    ...line.extras.map((extra) => extra.productId),
  ]);
  const cards = await getCards(ids.toSorted((a, b) => a - b)).catch((error: unknown): ProductCard[] => {
    if (isUnreachable(error)) return [];
    throw error;
  });
  const byId = new Map(cards.map((card) => [card.id, card]));
  const describe = (line: BasketLine): BasketLine => ({
    ...line,
    product: byId.get(line.productId) ?? null,
    extras: line.extras.map(describe),
  });
  return { ...basket, lines: basket.lines.map(describe) };
}
