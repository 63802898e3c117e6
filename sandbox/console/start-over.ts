import { catalogueReplaced } from '../catalogue/changes.ts';
import { forgetWrittenReviews } from '../catalogue/reviews.ts';
import { releaseAll } from '../commerce/orders/hold.ts';
import type { Parts } from '../parts.ts';
import { londonMidnight } from '../calendar.ts';
import { resetStore } from '../store/reset.ts';
import { transaction } from '../store/store.ts';

/** Tables of visitors' data. Referencing tables come before those they reference. */
const VISITS = [
  'cart_line',
  'cart',
  'customer_token',
  'customer_attribute_value',
  'order_shipment_item',
  'placed_checkout',
  'payment',
  'order_certificate',
  'orders',
  'subscriber',
  'customer',
  'form_submission',
  'mail',
  'search_event',
  'search_query',
];

/**
 * Deletes baskets, orders, mail, forms, events and written reviews, and all customers except the demo customers.
 * Catalogue and content are kept. Releases the stock, coupon uses and gift certificate amounts that orders held.
 */
export function emptyVisits(parts: Parts): void {
  const { store, clock, search } = parts;
  const restocked = transaction(store, () => {
    // Deleted before stock is released, so that webhooks for the released stock are still sent.
    store.exec('DELETE FROM event');
    const changed = releaseAll(parts);
    store.exec("DELETE FROM metafield WHERE owner IN ('cart', 'order')");
    for (const table of VISITS) store.exec(`DELETE FROM "${table}"`);
    parts.demo.writeCustomers(store, londonMidnight(clock()));
    return changed;
  });
  for (const productId of restocked) search.changed(productId);
  forgetWrittenReviews(parts);
}

/** Resets the store and fills it with the demo shop again. Blocks until it is done. */
export function fillAnew(parts: Parts, products: number): void {
  const { store, clock, demo } = parts;
  resetStore(store);
  demo.fill(store, { products, today: clock() });
  catalogueReplaced(parts);
}
