import type { LineItemRequest } from '@/lib/basket/requests';
import { inVariant, MAX_QUANTITY } from '@/lib/basket/rules';
import type { Goods } from '@/lib/basket/types';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import type { SavedLine, SavedPart } from './saved-for-later';

/** The current state of a line that was saved for later. */
export type SavedToday = {
  /** The product in the chosen variant; null when it is no longer sold. */
  card: ProductCard | null;
  /** The extras chosen for it; `card` is null for one that is no longer sold or not available now. */
  extras: { name: string; quantity: number; card: ProductCard | null }[];
  /** The items to add to the basket in one request; empty when the product cannot be bought now. */
  items: LineItemRequest[];
};

/** Returns the saved quantity, limited by stock and by the maximum per order; 0 when that is below the minimum. */
function quantityToday({ item }: SavedPart, card: ProductCard, { least, most }: Goods): number {
  if (!card.price || !isBuyable(card.stock)) return 0;
  const available = 'available' in card.stock ? card.stock.available : null;
  const top = Math.min(available ?? MAX_QUANTITY, most ?? MAX_QUANTITY);
  return top < least ? 0 : Math.min(top, Math.max(least, item.quantity));
}

/** Compares a saved line with what the platform sells today. An extra never outnumbers its product. */
export function savedToday({ parts }: SavedLine, goods: readonly Goods[]): SavedToday {
  const [product, ...chosen] = parts;
  const soldAs = ({ item }: SavedPart) => goods.find(({ card }) => card.id === item.product_id);
  const cardOf = (part: SavedPart) => {
    const sold = soldAs(part);
    return sold ? inVariant(sold, part.item.variant_id) : null;
  };
  const card = cardOf(product);
  const sold = soldAs(product);
  const quantity = card && sold ? quantityToday(product, card, sold) : 0;
  const extras = chosen.map((part) => {
    const extraCard = cardOf(part);
    const buyable = extraCard && extraCard.price && isBuyable(extraCard.stock) ? extraCard : null;
    return { part, name: part.name || (extraCard?.name ?? ''), card: buyable };
  });
  const items = [
    { ...product.item, quantity },
    ...extras.flatMap(({ part: { item }, card: extraCard }) =>
      extraCard ? [{ ...item, quantity: Math.min(item.quantity, quantity) }] : [],
    ),
  ];
  return {
    card,
    extras: extras.map(({ part, ...said }) => ({ ...said, quantity: part.item.quantity })),
    items: quantity > 0 ? items : [],
  };
}
