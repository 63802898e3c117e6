import type { ProductCard } from '@/lib/catalogue/types';
import type { Extra } from '@/lib/services/types';
import type { LineItemRequest } from './requests';
import type { Basket, BasketLine, Goods } from './types';

export const CART_COOKIE = 'cartId';
/** Lifetime of the cart cookie (specification §9), which the basket page promises. */
export const CART_COOKIE_DAYS = 7;
const DAY_MS = 86_400_000;
/**
 * Lifetime of a customer's cart reference. It is rewritten once a day at most, and has to last as long as the cookie
 * after that (design §8), so that signed-in customers keep a basket no shorter than visitors.
 */
export const CART_ATTRIBUTE_MS = (CART_COOKIE_DAYS + 1) * DAY_MS;

export const MAX_QUANTITY = 99;
export const MAX_LINES = 50;

/** Name of the option with which a service names the SKU of the product that it is bought for. */
export const FOR_OPTION = 'For';

type FlatLine = Omit<BasketLine, 'extras'>;

/** Returns the SKU that an extra was bought for; null for goods. */
export function boughtFor(line: Pick<BasketLine, 'options'>): string | null {
  return line.options.find((option) => option.name === FOR_OPTION)?.value ?? null;
}

/** Returns a product with the price and stock of one variant; null when that variant is not sold (any more). */
export function inVariant({ card, variants }: Goods, id: number | null | undefined): ProductCard | null {
  if (id == null || variants.length === 0) return card;
  const variant = variants.find((each) => each.id === id);
  if (!variant) return null;
  return variants.length === 1 ? card : { ...card, price: variant.price ?? card.price, stock: variant.stock };
}

/**
 * Nests each extra under the line that it was bought for. An extra whose product is not in the basket stays at the top.
 */
export function nestLines(lines: readonly FlatLine[]): BasketLine[] {
  const goods = new Map<string, BasketLine>();
  for (const line of lines)
    if (boughtFor(line) === null && !goods.has(line.sku)) goods.set(line.sku, { ...line, extras: [] });
  const nested: BasketLine[] = [];
  for (const line of lines) {
    const wanted = boughtFor(line);
    const parent = wanted === null ? undefined : goods.get(wanted);
    if (parent) parent.extras.push({ ...line, extras: [] });
    else
      nested.push(
        wanted === null && goods.get(line.sku)?.id === line.id
          ? (goods.get(line.sku) as BasketLine)
          : { ...line, extras: [] },
      );
  }
  return nested;
}

/** Returns the catalogue's data of everything in a basket, extras included. */
export const cardsIn = ({ lines }: Pick<Basket, 'lines'>): ProductCard[] =>
  lines.flatMap((line) => [line, ...line.extras]).flatMap(({ product }) => product ?? []);

/** Returns the line with this id, at the top or among extras. */
export function findLine(lines: readonly BasketLine[], id: string): BasketLine | undefined {
  for (const line of lines) {
    if (line.id === id) return line;
    const extra = line.extras.find((each) => each.id === id);
    if (extra) return extra;
  }
  return undefined;
}

/** Returns the ids that are removed with a line: its own and its extras' (experience BSK-3). */
export function idsRemovedWith(line: BasketLine): string[] {
  return [line.id, ...line.extras.map((extra) => extra.id)];
}

/**
 * Returns the extras of a line that would outnumber its product at this quantity: nobody needs more than one each
 * (experience L2).
 */
export function extrasAbove(line: BasketLine, quantity: number): BasketLine[] {
  return line.extras.filter((extra) => extra.quantity > quantity);
}

/** Returns the request that adds a line again: the same item and quantity, for the same product. */
export function asRequest(line: BasketLine): LineItemRequest {
  const selections = line.options.flatMap(({ id, value, choice }) =>
    id === null ? [] : [{ option_id: id, option_value: choice ?? value }],
  );
  return {
    product_id: line.productId,
    quantity: line.quantity,
    ...(line.variantId === null ? {} : { variant_id: line.variantId }),
    ...(selections.length > 0 ? { option_selections: selections } : {}),
  };
}

/** Returns a request for one extra of a product, which is named by its SKU. */
export const extraRequest = ({ id, forOptionId }: Extra, sku: string): LineItemRequest => ({
  product_id: id,
  quantity: 1,
  option_selections: [{ option_id: forOptionId, option_value: sku }],
});

/** Returns the top line that a request created or added to, itself or as its extra. */
export function lineOf(lines: readonly BasketLine[], wanted: LineItemRequest): BasketLine | undefined {
  const isIt = (line: BasketLine): boolean => {
    const { product_id, variant_id, option_selections } = asRequest(line);
    return (
      product_id === wanted.product_id &&
      (wanted.variant_id === undefined || variant_id === wanted.variant_id) &&
      (wanted.option_selections === undefined ||
        JSON.stringify(option_selections) === JSON.stringify(wanted.option_selections))
    );
  };
  return lines.find((line) => [line, ...line.extras].some(isIt));
}

/** Whether a basket holds at least the requested quantity of each product more than before, extras included. */
export function holdsMore(
  before: Pick<Basket, 'lines'>,
  now: Pick<Basket, 'lines'>,
  items: readonly LineItemRequest[],
): boolean {
  return items.every(({ product_id }) => {
    const requested = items.filter((item) => item.product_id === product_id);
    const more = requested.reduce((sum, { quantity }) => sum + quantity, 0);
    return countOf(now.lines, product_id) >= countOf(before.lines, product_id) + more;
  });
}

const countOf = (lines: readonly BasketLine[], productId: number): number =>
  lines.reduce(
    (sum, line) => sum + (line.productId === productId ? line.quantity : 0) + countOf(line.extras, productId),
    0,
  );

export type CartReference = { entityId: string; expires: number };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a value is a cart id. The platform's are UUIDs; anything else is never sent to it. */
export function isCartId(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/** Parses the JSON text of the customer's attribute; null when it is blank or malformed (specification §4). */
export function readCartReference(text: string | null | undefined): CartReference | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { entityId, expires } = value as Record<string, unknown>;
    if (!isCartId(entityId) || typeof expires !== 'number') return null;
    return { entityId, expires };
  } catch {
    return null;
  }
}

export const isOver = ({ expires }: CartReference, now: number): boolean => expires <= now;

/** Whether a reference was written within the last day, and need not be rewritten. */
export const isFresh = ({ expires }: CartReference, now: number): boolean =>
  expires - now > CART_ATTRIBUTE_MS - DAY_MS;

/** Returns the JSON text for the customer's attribute, written at `now`. */
export function writeCartReference(cartId: string, now: number): string {
  return JSON.stringify({ entityId: cartId, expires: now + CART_ATTRIBUTE_MS } satisfies CartReference);
}

/**
 * Returns the cart of a signed-in customer (specification §4): that of an unexpired reference, whatever the cookie
 * says.
 */
export const cartOfCustomer = (reference: CartReference | null, now: number): string | null =>
  reference && !isOver(reference, now) ? reference.entityId : null;
