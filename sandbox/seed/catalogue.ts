import type { Store } from '../store/store.ts';
import { londonMidnight } from './calendar.ts';
import { type Said, writeTexts } from './descriptions.ts';
import { fillEmptyStore } from './filling.ts';
import { plannedGoods } from './generate.ts';
import { introOf } from './intros.ts';
import { keepFifty, nameSuccessors, takeToMarket } from './market.ts';
import { ModelNumbers } from './naming.ts';
import { createRandom, hashSeed } from './random.ts';
import { relatedOf } from './related.ts';
import { reviewsOf } from './reviews.ts';
import { serviceDrafts } from './services.ts';
import type { Draft } from './types.ts';
import { writeBrands } from './write/brands.ts';
import { writeCategories } from './write/categories.ts';
import { writeCustomers } from './write/customers.ts';
import { MarketTable } from './write/market.ts';
import { OptionTable } from './write/options.ts';
import { writePages } from './write/pages.ts';
import { writePosts } from './write/posts.ts';
import { ProductTable } from './write/products.ts';
import { writeRedirects } from './write/redirects.ts';
import { ReviewTable } from './write/reviews.ts';

export type SeedOptions = {
  products?: number;
  /** The same number gives the same catalogue. */
  seed?: number;
  /** An instant of the day that promotions and pre-orders are reckoned from; default now. */
  today?: number;
  onProgress?: (done: number, total: number) => void;
};

/** The catalogue's goods and services, told apart, priced and stocked, in the order of their ids (from 1). */
export function draftCatalogue(products: number, seed: number, midnight: number): Draft[] {
  const goods = [...plannedGoods({ products, seed, today: midnight }, new ModelNumbers())];
  for (const draft of goods) takeToMarket(draft, seed, midnight);
  nameSuccessors(goods);
  for (const draft of goods) keepFifty(draft);
  describe(goods, seed);
  return [...goods, ...serviceDrafts(midnight)];
}

/** Fills an empty store with the demo catalogue. */
export function seedCatalogue(
  store: Store,
  { products = 2000, seed = 20_261_120, today = Date.now(), onProgress }: SeedOptions = {},
): void {
  const midnight = londonMidnight(today);
  const drafts = draftCatalogue(products, seed, midnight);
  const related = relatedOf(drafts);
  fillEmptyStore(store, () => {
    const brandIds = writeBrands(store);
    const categoryIds = writeCategories(store, introOf);
    const table = new ProductTable(store, brandIds, categoryIds);
    const tables = {
      market: new MarketTable(store),
      options: new OptionTable(store),
      reviews: new ReviewTable(store),
    };
    drafts.forEach((draft, index) => {
      const id = index + 1;
      const reviews = reviewsOf(draft, seed, midnight);
      table.add(id, draft, reviews);
      tables.reviews.add(id, reviews);
      tables.options.add(id, draft);
      tables.market.add(
        id,
        draft,
        (related[index] ?? []).map((other) => other + 1),
      );
      if (index % 100 === 0) onProgress?.(index, drafts.length);
    });
    table.flush();
    for (const each of Object.values(tables)) each.flush();
    const places = {
      brand: brandIds,
      category: categoryIds,
      page: writePages(store),
      post: writePosts(store, midnight),
    };
    writeRedirects(store, places);
    writeCustomers(store, seed, midnight);
  });
  onProgress?.(drafts.length, drafts.length);
}

/** Writes the texts of goods that have none yet, leaf by leaf. */
function describe(drafts: readonly Draft[], seed: number): void {
  const said = new Map<string, Said>();
  for (const draft of drafts) {
    if (draft.summary !== '') continue;
    const inLeaf = said.get(draft.leaf) ?? new Map<string, number>();
    said.set(draft.leaf, inLeaf);
    const texts = writeTexts(draft, createRandom(hashSeed(seed, 'texts'), draft.sku), inLeaf);
    draft.summary = texts.summary;
    if (!draft.plan.noText) draft.description = texts.description;
  }
}
