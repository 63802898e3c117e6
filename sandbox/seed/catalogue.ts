import type { Store } from '../store/store.ts';
import { londonMidnight } from './calendar.ts';
import { fillEmptyStore } from './filling.ts';
import { plannedGoods } from './generate.ts';
import { ModelNumbers } from './naming.ts';
import { writeBrands } from './write/brands.ts';
import { writeCategories } from './write/categories.ts';
import { ProductTable } from './write/products.ts';
import type { Draft } from './types.ts';

export type SeedOptions = {
  products?: number;
  /** The same number gives the same catalogue. */
  seed?: number;
  /** An instant of the day that promotions and pre-orders are reckoned from; default now. */
  today?: number;
  onProgress?: (done: number, total: number) => void;
};

/** Fills an empty store with the demo catalogue. */
export function seedCatalogue(
  store: Store,
  { products = 2000, seed = 20_261_120, today = Date.now(), onProgress }: SeedOptions = {},
): void {
  const midnight = londonMidnight(today);
  const drafts = [...plannedGoods({ products, seed, today: midnight }, new ModelNumbers())];
  fillEmptyStore(store, () => {
    const brandIds = writeBrands(store, (brand) => `<p>${brand.tagline}</p>`);
    const categoryIds = writeCategories(store, () => '');
    const table = new ProductTable(store, brandIds, categoryIds);
    drafts.forEach((draft, index) => {
      table.add(index + 1, describe(draft));
      if (index % 250 === 0) onProgress?.(index, drafts.length);
    });
    table.flush();
  });
  onProgress?.(drafts.length, drafts.length);
}

function describe(draft: Draft): Draft {
  const summary = `${draft.name}. ${Object.entries(draft.facts)
    .slice(5, 9)
    .map(([name, value]) => `${name}: ${value}`)
    .join('. ')}.`;
  return { ...draft, summary, description: `<p>${summary}</p>` };
}
