import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { londonMidnight } from '../../sandbox/calendar.ts';
import { DEMO_SEED, type SeedOptions, seedCatalogue } from '../../sandbox/demo/seed/catalogue.ts';
import { openStore, type Store } from '../../sandbox/store/store.ts';

/**
 * Returns a store with the demo catalogue. Each variant is seeded once per run and then copied: the original is in the
 * run's temporary folder, named by everything that the seed depends on. Tests of the seed itself call `seedCatalogue`.
 */
export function seededStore({
  products = 2000,
  seed = DEMO_SEED,
  today = Date.now(),
}: SeedOptions = {}): Store {
  const filled = join(tmpdir(), `seeded-${products}-${seed}-${londonMidnight(today)}.sqlite`);
  if (!existsSync(filled)) {
    const own = join(tmpdir(), `${randomUUID()}.sqlite`);
    const making = openStore(own);
    seedCatalogue(making, { products, seed, today });
    making.close();
    // Another process may be making the same one, so only complete files get the final name.
    renameSync(own, filled);
  }
  return copyOf(filled);
}

/** Returns a private copy of a store, which exists as long as it is open. */
export function copyOf(filled: string): Store {
  const own = join(tmpdir(), `${randomUUID()}.sqlite`);
  copyFileSync(filled, own);
  const store = openStore(own);
  store.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF');
  rmSync(own);
  return store;
}
