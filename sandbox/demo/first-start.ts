import { londonMidnight } from '@hobwright/sandbox/calendar.ts';
import { isFilled } from '@hobwright/sandbox/store/filling.ts';
import { first } from '@hobwright/sandbox/store/rows.ts';
import { type Store, transaction } from '@hobwright/sandbox/store/store.ts';
import { seedContent } from './content/seed-content.ts';
import { DEMO_SEED, seedCatalogue } from './seed/catalogue.ts';
import { writeCustomers } from './seed/customers/write.ts';
import { progressOn } from './seed/progress.ts';
import { writeReductions } from './seed/write/reductions.ts';

/** Writes the demo shop's content unless the store has content already. */
export function writeContentOnce(store: Store): void {
  if (!first(store, 'SELECT 1 FROM content_entry LIMIT 1')) transaction(store, () => seedContent(store));
}

/** Writes each part of the demo shop that the store still lacks, and reports progress on `output`. */
export function fillWhenEmpty(store: Store, output: NodeJS.WriteStream): void {
  writeContentOnce(store);
  if (!isFilled(store)) {
    output.write('The store is empty: filling it.\n');
    seedCatalogue(store, { onProgress: progressOn(output) });
  }
  if (!first(store, 'SELECT 1 FROM promotion LIMIT 1')) {
    transaction(store, () => writeReductions(store, londonMidnight(Date.now())));
  }
  if (!first(store, 'SELECT 1 FROM orders LIMIT 1')) {
    transaction(store, () => writeCustomers(store, DEMO_SEED, londonMidnight(Date.now())));
  }
}
