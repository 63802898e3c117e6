import { seedContent } from './content/seed/seed-content.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { first } from './store/rows.ts';
import { type Store, transaction } from './store/store.ts';

/** Fills a store that holds no products yet with the demo shop, and says how far that is. */
export function fillWhenEmpty(store: Store, output: NodeJS.WriteStream): void {
  if (first(store, 'SELECT 1 FROM product LIMIT 1')) return;
  transaction(store, () => seedContent(store));
  seedCatalogue(store, {
    onProgress: (done, total) => {
      if (output.isTTY) output.write(`\rFilling the store: ${done} of ${total} products`);
      if (done === total) output.write(`${output.isTTY ? '\r' : ''}Filled the store: ${total} products.\n`);
    },
  });
}
