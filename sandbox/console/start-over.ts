import { catalogueReplaced } from '../catalogue/changes.ts';
import { forgetWrittenReviews } from '../catalogue/reviews.ts';
import { releaseAll } from '../commerce/orders/hold.ts';
import { seedContent } from '../content/seed/seed-content.ts';
import { seedCrm } from '../crm/seed-crm.ts';
import type { Parts } from '../parts.ts';
import { londonMidnight } from '../calendar.ts';
import { DEMO_SEED, seedCatalogue } from '../seed/catalogue.ts';
import { writeCustomers } from '../seed/customers/write.ts';
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
    writeCustomers(store, DEMO_SEED, londonMidnight(clock()));
    return changed;
  });
  for (const productId of restocked) search.changed(productId);
  forgetWrittenReviews(parts);
}

/** Takes everything away and makes the demo shop again; blocks until it is done. */
export function fillAnew(parts: Parts, products: number): void {
  const { store, clock } = parts;
  resetStore(store);
  seedCatalogue(store, { products, today: clock() });
  transaction(store, () => {
    seedContent(store);
    seedCrm(store);
  });
  catalogueReplaced(parts);
}
