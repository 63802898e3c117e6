import type { ProductCard } from '@/lib/catalogue/types';
import type { Order, OrderLine } from '@/lib/orders/types';

const WIDTH = '300';

/** An order on record with what the catalogue knows of its products today: where they stand and how they look. */
export function withGoods(order: Order, cards: readonly ProductCard[]): Order {
  const known = new Map(cards.map((card) => [card.id, card]));
  const complete = (line: OrderLine): OrderLine => {
    const card = known.get(line.productId);
    return {
      ...line,
      path: card?.path ?? null,
      imageUrl: card?.picture?.template.replace('{:size}', WIDTH) ?? null,
      extras: line.extras.map(complete),
    };
  };
  return {
    ...order,
    consignments: order.consignments.map((each) => ({ ...each, lines: each.lines.map(complete) })),
  };
}
