import { londonMidnight } from '../../../sandbox/calendar.ts';
import { DEMO_SEED } from '../../../sandbox/demo/seed/catalogue.ts';
import { draftCatalogue } from '../../../sandbox/demo/seed/planned.ts';
import type { Draft } from '../../../sandbox/demo/seed/types.ts';
import type { Product } from './types.ts';

/** The planned products of the demo shop as on the day of `today`, services and cover included. */
export const demoProducts = (today: number): Product[] =>
  draftCatalogue(2000, DEMO_SEED, londonMidnight(today)).map(productOf);

const productOf = (draft: Draft): Product => ({
  sku: draft.sku,
  name: draft.name,
  path: `/${draft.slug}`,
  maker: draft.brand?.name ?? null,
  model: draft.facts['Model'] ?? '',
  barcode: draft.upc,
  kind: draft.kind,
  type: draft.type,
  category: draft.leaf,
  pence: draft.salePrice ?? draft.price,
  isSold: draft.availability !== 'Unavailable',
  facts: draft.facts,
});
