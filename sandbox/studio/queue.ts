import { adoptFacts, type CatalogueFacts } from '../media/adopt.ts';
import { CATEGORY_SLUGS, categoryFacts } from '../media/categories/category-facts.ts';
import { all } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Look, lookKey, type StudioView } from './look.ts';
import { lookOfFacts } from './looks/look-of.ts';

/** A look, and how many products and sales stand behind it. */
export type WantedLook = { look: Look; products: number; popularity: number; large: boolean };
export type Job = { look: Look; view: StudioView };

/** Looks of small goods need one picture; of large goods also an elevation, a close-up and the open door. */
const LARGE: readonly string[] = [
  'american',
  'chest-freezer',
  'cold',
  'cooker',
  'dishwasher',
  'hob',
  'hood',
  'ceiling-hood',
  'laundry',
  'oven',
  'wine-cooler',
  'warming-drawer',
  'microwave',
];

/** Models with something to open that is modelled inside. */
const OPENING: readonly string[] = ['american', 'chest-freezer', 'cold', 'dishwasher', 'laundry'];

/** All looks that the catalogue and the category tiles show. */
export function wantedLooks(store: Store): WantedLook[] {
  const wanted = new Map<string, WantedLook>();
  const want = (facts: CatalogueFacts, products: number, popularity: number) => {
    const look = lookOfFacts(adoptFacts(facts));
    if (!look) return;
    const key = lookKey(look);
    const known = wanted.get(key) ?? { look, products: 0, popularity: 0, large: LARGE.includes(look.model) };
    wanted.set(key, {
      ...known,
      products: known.products + products,
      popularity: known.popularity + popularity,
    });
  };
  const rows = all<{ facts: string; products: number; popularity: number }>(
    store,
    `SELECT k.facts, count(*) AS products, sum(p.popularity) AS popularity
     FROM product AS p JOIN picture AS k ON k.key = p.picture GROUP BY k.key`,
  );
  for (const { facts, products, popularity } of rows)
    want(JSON.parse(facts) as CatalogueFacts, products, popularity);
  // A tile is seen by everybody who comes in.
  for (const slug of CATEGORY_SLUGS) {
    const facts = categoryFacts(slug);
    if (facts) want(facts, 3, 0);
  }
  return [...wanted.values()];
}

/**
 * What to take first: the front of what most products share, small goods counting two thirds of large ones; then
 * elevations, close-ups and open doors of large goods in the same order.
 */
export function makeQueue(wanted: readonly WantedLook[]): Job[] {
  const weight = ({ products, large }: WantedLook) => products * (large ? 1.5 : 1);
  const order = wanted.toSorted((a, b) => weight(b) - weight(a) || b.popularity - a.popularity);
  const large = order.filter((each) => each.large);
  const further = (['elevation', 'detail', 'open'] as const).flatMap((view) =>
    large
      .filter(({ look }) => view !== 'open' || OPENING.includes(look.model))
      .map(({ look }): Job => ({ look, view })),
  );
  return [...order.map(({ look }): Job => ({ look, view: 'front' })), ...further];
}
