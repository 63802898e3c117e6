import { catalogueReplaced } from '../catalogue/changes.ts';
import { seedContent } from '../content/seed/seed-content.ts';
import { seedCrm } from '../crm/seed-crm.ts';
import type { Parts } from '../parts.ts';
import { seedCatalogue } from '../seed/catalogue.ts';
import { resetStore } from '../seed/reset.ts';
import { transaction } from '../store/store.ts';

/** Tables that hold what visitors left, those that others point at last. */
const VISITS = [
  'cart_line',
  'cart',
  'customer_token',
  'customer_attribute_value',
  'customer',
  'form_submission',
  'mail',
  'event',
];

/** Empties baskets, customers, mail, forms and events; catalogue and content stay. */
export function emptyVisits({ store }: Parts): void {
  transaction(store, () => {
    for (const table of VISITS) store.exec(`DELETE FROM "${table}"`);
  });
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
