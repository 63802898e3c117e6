import { all, first } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { totalOf } from '../cart/totals.ts';
import type { Cart } from '../cart/types.ts';
import { readLoad } from '../delivery/load.ts';
import { shippingOptions } from '../delivery/quote.ts';
import type { OrderAddress } from '../orders/types.ts';
import { priceCart } from './prices.ts';
import type { Checkout, CheckoutConsignment } from './types.ts';

type CheckoutRow = {
  billing_id: string | null;
  billing: string | null;
  message: string | null;
  quoted: number | null;
  created_at: number;
  updated_at: number;
};
type ConsignmentRow = { id: string; address: string; option_id: string | null; lines: string };

/** Returns the current checkout of a cart. Every cart has one, at first without any data. */
export function checkoutOf(store: Store, cart: Cart, now: number): Checkout {
  const row = first<CheckoutRow>(
    store,
    'SELECT billing_id, billing, message, quoted, created_at, updated_at FROM checkout WHERE cart_id = ?',
    cart.id,
  );
  const order = first<{ id: number }>(
    store,
    'SELECT id FROM orders WHERE cart_id = ? AND revision > 0',
    cart.id,
  );
  const consignments = row ? readConsignments(store, cart, now) : [];
  const shipping = consignments.flatMap(({ id, selected }) =>
    selected ? [{ id, pence: selected.cost }] : [],
  );
  const prices = priceCart(store, cart, shipping, now);
  return {
    cart,
    billing:
      row?.billing && row.billing_id
        ? { id: row.billing_id, address: JSON.parse(row.billing) as OrderAddress }
        : null,
    consignments: consignments.map((each) => ({ ...each, off: prices.coupon?.delivery[each.id] ?? 0 })),
    message: row?.message ?? null,
    prices,
    quoted: row?.quoted ?? null,
    createdAt: row?.created_at ?? cart.createdAt,
    updatedAt: row?.updated_at ?? cart.updatedAt,
    orderId: order?.id ?? null,
  };
}

/** Returns the consignments that still contain a line. */
function readConsignments(store: Store, cart: Cart, now: number): Omit<CheckoutConsignment, 'off'>[] {
  const rows = all<ConsignmentRow>(
    store,
    `SELECT c.id, c.address, c.option_id, json_group_array(l.line_id) AS lines
     FROM checkout_consignment AS c JOIN checkout_consignment_line AS l ON l.consignment_id = c.id
     WHERE c.cart_id = ? GROUP BY c.id ORDER BY c.sort`,
    cart.id,
  );
  const value = totalOf(cart);
  return rows.flatMap((row) => {
    const named = new Set(JSON.parse(row.lines) as string[]);
    const lines = cart.lines.filter(({ id }) => named.has(id));
    if (lines.length === 0) return [];
    const address = JSON.parse(row.address) as OrderAddress;
    const load = readLoad(
      store,
      lines.map(({ productId }) => productId),
    );
    const options = address.countryCode === 'GB' ? shippingOptions(load, address.postcode, value, now) : [];
    return {
      id: row.id,
      address,
      lineIds: lines.map(({ id }) => id),
      options,
      selected: options.find(({ id }) => id === row.option_id) ?? null,
    };
  });
}
