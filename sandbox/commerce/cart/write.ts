import { randomUUID } from 'node:crypto';
import { all, first, run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { type Chosen, chosenBy } from './chosen.ts';
import { cartMissing, conflict, invalid } from './errors.ts';
import { checkAmount, checkQuantity, MOST_LINES } from './limits.ts';
import { readCart } from './read.ts';
import type { Cart, ItemRequest } from './types.ts';

/**
 * Reads a cart for changing it. Call it inside a transaction.
 * @throws CartError if the cart does not exist or is not at `version`
 */
export function openCart(store: Store, cartId: string, version: number | null | undefined): Cart {
  const cart = readCart(store, cartId);
  if (!cart) throw cartMissing();
  if (version != null && version !== cart.version) throw conflict();
  return cart;
}

/** Increments the cart's version and returns it as changed. */
export function closeCart(store: Store, cartId: string, now: number): Cart {
  run(store, 'UPDATE cart SET version = version + 1, updated_at = ? WHERE id = ?', now, cartId);
  return openCart(store, cartId, null);
}

export function insertCart(store: Store, customerId: number, now: number): string {
  const id = randomUUID();
  run(
    store,
    'INSERT INTO cart (id, customer_id, version, created_at, updated_at) VALUES (?, ?, 0, ?, ?)',
    id,
    customerId,
    now,
    now,
  );
  return id;
}

/** Adds an item to the cart: to the quantity of an identical line, or as a new line. */
export function putItem(store: Store, cartId: string, item: ItemRequest): void {
  checkQuantity(item.quantity);
  const chosen = chosenBy(store, item);
  const selections = JSON.stringify(chosen.selections);
  const equal = equalLine(store, cartId, chosen, selections);
  if (equal) run(store, 'UPDATE cart_line SET quantity = quantity + ? WHERE id = ?', item.quantity, equal.id);
  else insertLine(store, cartId, chosen, selections, item.quantity);
  checkProduct(store, cartId, chosen);
}

/** Replaces a line. If it becomes identical to another line, the two are merged. */
export function replaceLine(store: Store, cartId: string, lineId: string, item: ItemRequest): void {
  checkQuantity(item.quantity);
  const chosen = chosenBy(store, item);
  const selections = JSON.stringify(chosen.selections);
  const twin = equalLine(store, cartId, chosen, selections);
  const joined = twin && twin.id !== lineId ? twin : null;
  if (joined) run(store, 'DELETE FROM cart_line WHERE id = ?', joined.id);
  run(
    store,
    'UPDATE cart_line SET product_id = ?, variant_id = ?, selections = ?, quantity = ? WHERE id = ?',
    chosen.product.id,
    chosen.variant.id,
    selections,
    item.quantity + (joined?.quantity ?? 0),
    lineId,
  );
  checkProduct(store, cartId, chosen);
}

function equalLine(store: Store, cartId: string, { product, variant }: Chosen, selections: string) {
  return first<{ id: string; quantity: number }>(
    store,
    'SELECT id, quantity FROM cart_line WHERE cart_id = ? AND product_id = ? AND variant_id = ? AND selections = ?',
    cartId,
    product.id,
    variant.id,
    selections,
  );
}

function insertLine(
  store: Store,
  cartId: string,
  chosen: Chosen,
  selections: string,
  quantity: number,
): void {
  const found = first<{ lines: number; last: number | null }>(
    store,
    'SELECT count(*) AS lines, max(sort) AS last FROM cart_line WHERE cart_id = ?',
    cartId,
  );
  if (found && found.lines >= MOST_LINES) throw invalid(`A cart holds at most ${MOST_LINES} lines`);
  run(
    store,
    'INSERT INTO cart_line (id, cart_id, product_id, variant_id, quantity, selections, sort) VALUES (?, ?, ?, ?, ?, ?, ?)',
    randomUUID(),
    cartId,
    chosen.product.id,
    chosen.variant.id,
    quantity,
    selections,
    (found?.last ?? 0) + 1,
  );
}

/** Checks the quantities of the product over all lines of the cart. */
function checkProduct(store: Store, cartId: string, chosen: Chosen): void {
  const lines = all<{ variant_id: number; quantity: number }>(
    store,
    'SELECT variant_id, quantity FROM cart_line WHERE cart_id = ? AND product_id = ?',
    cartId,
    chosen.product.id,
  );
  const ofProduct = lines.reduce((sum, line) => sum + line.quantity, 0);
  const ofVariant = lines
    .filter((line) => line.variant_id === chosen.variant.id)
    .reduce((sum, line) => sum + line.quantity, 0);
  checkAmount(chosen, ofVariant, ofProduct);
}
