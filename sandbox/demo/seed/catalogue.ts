import type { Store } from '@hobwright/sandbox/store/store.ts';
import { londonMidnight } from '@hobwright/sandbox/calendar.ts';
import { fillEmptyStore } from '@hobwright/sandbox/store/filling.ts';
import { bulkGoods } from './bulk.ts';
import { writeCustomers } from './customers/write.ts';
import { introOf } from './intros.ts';
import { PagesBefore } from './memory.ts';
import { ModelNumbers } from './naming.ts';
import { draftCatalogue } from './planned.ts';
import { relatedOf } from './related.ts';
import { reviewsOf } from './reviews.ts';
import { writeBrands } from './write/brands.ts';
import { CatalogueWriter } from './write/catalogue-writer.ts';
import { writeCategories } from './write/categories.ts';
import { writePages } from './write/pages.ts';
import { writePosts } from './write/posts.ts';
import { writeReductions } from './write/reductions.ts';
import { writeRedirects } from './write/redirects.ts';

/** Random seed of the demo shop unless another is given. */
export const DEMO_SEED = 20_261_120;

export type SeedOptions = {
  /** Approximate number of products; exact above the planned 2,000. */
  products?: number;
  /** Random seed: the same number gives the same catalogue. */
  seed?: number;
  /** An instant on the day that promotions and pre-orders are relative to; now by default. */
  today?: number;
  onProgress?: (done: number, total: number) => void;
};

/** Number of bulk products per transaction. */
const PART = 20_000;

/** Fills an empty store with the demo catalogue. @throws when it already holds a finished catalogue */
export function seedCatalogue(
  store: Store,
  { products = 2000, seed = DEMO_SEED, today = Date.now(), onProgress = () => {} }: SeedOptions = {},
): void {
  const midnight = londonMidnight(today);
  const numbers = new ModelNumbers();
  const planned = draftCatalogue(products, seed, midnight, numbers);
  const total = Math.max(planned.length, products);
  fillEmptyStore(store, (next) => {
    const ids = { brand: writeBrands(store), category: writeCategories(store, introOf) };
    const writer = new CatalogueWriter(store, ids);
    const related = relatedOf(planned);
    const before = new PagesBefore();
    planned.forEach((draft, index) => {
      writer.add(
        draft,
        reviewsOf(draft, seed, midnight, before),
        (related[index] ?? []).map((other) => other + 1),
      );
      if (index % 100 === 0) onProgress(index, total);
    });
    writer.flush();
    writeRedirects(store, { ...ids, page: writePages(store), post: writePosts(store, midnight) });
    writeReductions(store, midnight);
    writeCustomers(store, seed, midnight);
    if (total === planned.length) return;
    next();
    for (const draft of bulkGoods({ count: total - planned.length, seed, today: midnight }, numbers)) {
      writer.addPlain(draft);
      if (writer.count % 500 === 0 && writer.count < total) onProgress(writer.count, total);
      if (writer.count % PART === 0) {
        writer.flush();
        next();
      }
    }
    writer.flush();
  });
  onProgress(total, total);
}
