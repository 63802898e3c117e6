import { catalogueReplaced } from '../catalogue/changes.ts';
import { forgetWrittenReviews } from '../catalogue/reviews.ts';
import { releaseAll } from '../commerce/orders/hold.ts';
import type { Parts } from '../parts.ts';
import { londonMidnight } from '../calendar.ts';
import { resetStore } from '../store/reset.ts';
import { transaction } from '../store/store.ts';

/** Tables that hold what visitors left, those that others point at last. */
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
 * Empties baskets, orders, mail, forms, events and what was written of products, and leaves the demo customers only;
 * catalogue and content stay. Units, coupon uses and certificate money that orders took are there again.
 */
export function emptyVisits(parts: Parts): void {
  const { store, clock, search } = parts;
  const restocked = transaction(store, () => {
    // Before anything is given back: the shop is still to hear of the stock.
    store.exec('DELETE FROM event');
    const changed = releaseAll(parts);
    for (const table of VISITS) store.exec(`DELETE FROM "${table}"`);
    parts.demo.writeCustomers(store, londonMidnight(clock()));
    return changed;
  });
  for (const productId of restocked) search.changed(productId);
  forgetWrittenReviews(parts);
}

/** Takes everything away and makes the demo shop again; blocks until it is done. */
export function fillAnew(parts: Parts, products: number): void {
  const { store, clock, demo } = parts;
  resetStore(store);
  demo.fill(store, { products, today: clock() });
  catalogueReplaced(parts);
}
