import { transaction, type Store } from '../store/store.ts';

/**
 * Runs `work` in one transaction on a store that is still empty, without waiting for the disk and without a key check
 * per row; then checks every key once, writes all to disk and puts the settings back.
 * @throws when products are there already, or when a row names one that does not exist
 */
export function fillEmptyStore<T>(store: Store, work: () => T): T {
  const { found } = store.prepare('SELECT EXISTS (SELECT 1 FROM product) AS found').get() as {
    found: number;
  };
  if (found) throw new Error('The store has products already: reset it first (--reset).');
  store.exec('PRAGMA foreign_keys=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-65536;');
  try {
    const result = transaction(store, () => {
      const done = work();
      const broken = store.prepare('PRAGMA foreign_key_check').all();
      if (broken.length > 0)
        throw new Error(`Rows without what they name: ${JSON.stringify(broken.slice(0, 3))}`);
      return done;
    });
    store.exec('PRAGMA wal_checkpoint(TRUNCATE);');
    return result;
  } finally {
    store.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-2000;');
  }
}
