import type { Store } from './store.ts';
import { resetStore } from './reset.ts';

const MARK = 'seed';

/** Whether a store has a completely written catalogue. */
export function isFilled(store: Store): boolean {
  const row = store
    .prepare(
      "SELECT EXISTS (SELECT 1 FROM product) AS products, (SELECT value FROM meta WHERE key = 'seed') AS mark",
    )
    .get() as { products: number; mark: string | null };
  return row.products === 1 && row.mark !== 'filling';
}

/** Whether the content of a store was written by `fillEmptyStore`, even if incompletely, and not by a merchant. */
export const isSeeded = (store: Store): boolean =>
  store.prepare('SELECT 1 FROM meta WHERE key = ?').get(MARK) !== undefined;

/**
 * Runs `work` on an empty store, with fast writes and without foreign key checks, and then restores the settings.
 * `work` may commit what it has with `next()`. An incompletely filled store is marked and is filled again from the
 * start next time. Foreign keys are checked only after the first part, because the same code writes the rest.
 * @throws if there is a complete catalogue already, or a row refers to one that does not exist
 */
export function fillEmptyStore<T>(store: Store, work: (next: () => void) => T): T {
  if (isFilled(store)) throw new Error('The store has products already: empty it first (--reset).');
  if (store.prepare('SELECT 1 FROM product LIMIT 1').get()) resetStore(store);
  store.exec(
    'PRAGMA foreign_keys=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-262144; PRAGMA wal_autocheckpoint=20000;',
  );
  try {
    store.exec('BEGIN IMMEDIATE');
    store.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES (?, 'filling')").run(MARK);
    let parts = 0;
    const result = work(() => {
      if (parts++ === 0) checkKeys(store);
      store.exec('COMMIT; BEGIN IMMEDIATE;');
    });
    if (parts === 0) checkKeys(store);
    store.prepare("UPDATE meta SET value = 'done' WHERE key = ?").run(MARK);
    store.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE);');
    return result;
  } catch (error) {
    if (store.isTransaction) store.exec('ROLLBACK');
    throw error;
  } finally {
    store.exec(
      'PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-2000; PRAGMA wal_autocheckpoint=1000;',
    );
  }
}

function checkKeys(store: Store): void {
  const broken = store.prepare('PRAGMA foreign_key_check').all();
  if (broken.length > 0)
    throw new Error(`Rows name what is not there: ${JSON.stringify(broken.slice(0, 3))}`);
}
