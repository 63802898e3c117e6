import type { LineItemRequest } from '@/lib/basket/requests';
import { extrasAbove } from '@/lib/basket/rules';
import type { Basket, BasketLine } from '@/lib/basket/types';

/**
 * A change that a shopper makes to a basket; `name` of the product is shown while the change waits for a connection.
 */
export type Change = { name: string } & (
  | { do: 'add'; items: LineItemRequest[] }
  | { do: 'set'; lineId: string; quantity: number }
  | { do: 'remove'; lineId: string }
);

/**
 * The basket with a change applied; idempotent. Additions are left out, because only the platform can describe them.
 */
export function applyChange(basket: Basket, change: Change): Basket {
  if (change.do === 'set') return withQuantity(basket, change.lineId, change.quantity);
  if (change.do === 'remove') return withoutLine(basket, change.lineId);
  return basket;
}

/**
 * Returns the newer of two versions of a basket, so that a late answer does not restore an old state. A different
 * basket always replaces the current one.
 */
export function newerBasket(current: Basket | null | undefined, incoming: Basket | null): Basket | null {
  if (!current || !incoming || current.id !== incoming.id) return incoming;
  return incoming.version >= current.version ? incoming : current;
}

/**
 * Returns the basket with the quantity that the shopper chose for a line, and its extras limited to it. Amounts of
 * money stay until the platform answers.
 */
export function withQuantity(basket: Basket, lineId: string, quantity: number): Basket {
  const set = (line: BasketLine): BasketLine => {
    if (line.id !== lineId) return { ...line, extras: line.extras.map(set) };
    const above = new Set(extrasAbove(line, quantity));
    return {
      ...line,
      quantity,
      extras: line.extras.map((extra) => (above.has(extra) ? { ...extra, quantity } : extra)),
    };
  };
  return { ...basket, lines: basket.lines.map(set) };
}

/** Returns the basket without a line and its extras. */
export function withoutLine(basket: Basket, lineId: string): Basket {
  const lines = basket.lines
    .filter((line) => line.id !== lineId)
    .map((line) => ({ ...line, extras: line.extras.filter((extra) => extra.id !== lineId) }));
  return { ...basket, lines };
}
