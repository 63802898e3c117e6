import { isSku } from '@/lib/catalogue/sku';
import { isBuyable, shortageWords, stockWords } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Lost } from '@/lib/kitchen-sets/instead';
import type { Pence } from '@/lib/money/types';
import { hasItem, type ListItem, MAX_ITEMS, MAX_QUANTITY, withItem, withItemQuantity } from './rules';

/** A product of the list at today's price. */
export type MultibuyLine = {
  card: ProductCard;
  quantity: number;
  /** Null when the product has no price. */
  total: Pence | null;
  /** Why the product keeps the list from being added to the basket; null when it does not. */
  problem: string | null;
};

/** Returns why this quantity of a product cannot be bought now; null when it can. */
export function problemOf({ price, stock, isSized, least }: ProductCard, quantity: number): string | null {
  if (!isBuyable(stock)) return `${stockWords(stock)}. Remove it to add the others.`;
  if (!price) return 'We have no price for it at the moment. Remove it to add the others.';
  const shortage = shortageWords(stock, quantity);
  if (shortage) return `${shortage}.`;
  if (isSized) return 'It comes in several sizes. Add the one you need from its page, and remove it here.';
  return quantity < least ? `It is sold in ${least} or more. Choose ${least}.` : null;
}

/** Whether a product cannot be bought at all, in any quantity. */
export const isOver = ({ card: { stock, price } }: MultibuyLine): boolean =>
  !isBuyable(stock) || price === null;

/** Returns what a replacement has to match. */
export const lostOf = ({ card: { kind, type, facts, price, stock } }: MultibuyLine): Lost => ({
  kind,
  type,
  facts,
  price: price?.now ?? null,
  successor: stock.state === 'discontinued' ? stock.successor : null,
});

/** Returns the products of a list in its order; `gone` has the ids of those no longer sold. */
export function linesOf(
  items: readonly ListItem[],
  cards: readonly ProductCard[],
): { lines: MultibuyLine[]; gone: number[] } {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const lines = items.flatMap(({ entityId, quantity }) => {
    const card = byId.get(entityId);
    if (!card) return [];
    const total = card.price && card.price.now * quantity;
    return [{ card, quantity, total, problem: problemOf(card, quantity) }];
  });
  return { lines, gone: items.map(({ entityId }) => entityId).filter((id) => !byId.has(id)) };
}

export const totalOf = (lines: readonly Pick<MultibuyLine, 'total'>[]): Pence =>
  lines.reduce((sum, { total }) => sum + (total ?? 0), 0);

/** Whether a list is large enough to ask for a trade price (experience MB-9). */
export const isTradeSized = (items: readonly ListItem[]): boolean =>
  items.length > 3 || items.some(({ quantity }) => quantity > 2);

/** Returns the line that a refusal of the whole list is about, by the product name in it; null where there is none. */
export function refusedLine(message: string, lines: readonly MultibuyLine[]): MultibuyLine | null {
  const named = lines.filter(({ card }) => message.includes(card.name));
  return named.toSorted((a, b) => b.card.name.length - a.card.name.length)[0] ?? null;
}

/** A product of a shared list: only SKU and quantity, without price or name (experience MB-7). */
export type SharedItem = { sku: string; quantity: number };

/** Maximum number of products in a shared list. */
export const MOST_SHARED = 40;

/** `TARN-TW914-WH:2,NOR-F1:1`, for use in an address. */
export const writeShared = (lines: readonly Pick<MultibuyLine, 'card' | 'quantity'>[]): string =>
  lines
    .filter(({ card }) => isSku(card.sku))
    .slice(0, MOST_SHARED)
    .map(({ card, quantity }) => `${encodeURIComponent(card.sku)}:${quantity}`)
    .join(',');

/** Parses a shared list. Malformed items are dropped, and of duplicates the first counts. */
export function readShared(text: string | null): SharedItem[] {
  const found = new Map<string, SharedItem>();
  for (const part of (text ?? '').slice(0, 4_000).split(',')) {
    const [, sku = '', digits] = /^(.*?)(?::(\d{1,3}))?$/.exec(part.trim()) ?? [];
    const key = sku.toUpperCase();
    if (!isSku(sku) || found.has(key)) continue;
    found.set(key, { sku, quantity: Math.min(MAX_QUANTITY, Math.max(1, Number(digits ?? 1))) });
    if (found.size === MOST_SHARED) break;
  }
  return [...found.values()];
}

/** Returns the quantity of a product in a shared list, added up over all SKUs by which it was named. */
export const wantedOf = (shared: readonly SharedItem[], { asked }: { asked: readonly string[] }): number =>
  Math.min(
    MAX_QUANTITY,
    shared.reduce((sum, { sku, quantity }) => sum + (asked.includes(sku) ? quantity : 0), 0),
  );

/**
 * Returns the shopper's list with a shared one added: its quantities replace theirs, and nothing of theirs is removed.
 */
export function takenOver(items: readonly ListItem[], lines: readonly ListItem[]): ListItem[] {
  return lines.reduce<ListItem[]>(
    (list, { entityId, quantity }) =>
      hasItem(list, entityId)
        ? withItemQuantity(list, entityId, quantity)
        : list.length < MAX_ITEMS
          ? withItem(list, entityId, quantity)
          : list,
    [...items],
  );
}
