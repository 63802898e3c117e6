import { type Store, transaction } from '@hobwright/sandbox/store/store.ts';
import { seedContent } from './content/seed-content.ts';
import { type SeedOptions, seedCatalogue } from './seed/catalogue.ts';

/** Writes the whole demo store into an empty store. @throws when it already holds a finished catalogue */
export function fillStore(store: Store, options: SeedOptions): void {
  seedCatalogue(store, options);
  transaction(store, () => seedContent(store));
}
