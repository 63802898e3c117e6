import { type Store, transaction } from '@hobwright/sandbox/store/store.ts';
import { seedContent } from './content/seed-content.ts';
import { type SeedOptions, seedCatalogue } from './seed/catalogue.ts';

/** Writes all of the demo store into an empty one. @throws when a finished catalogue is there already */
export function fillStore(store: Store, options: SeedOptions): void {
  seedCatalogue(store, options);
  transaction(store, () => seedContent(store));
}
