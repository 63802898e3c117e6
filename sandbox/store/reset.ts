import type { Store } from './store.ts';
import { makeTables, transaction } from './store.ts';

/** Drops all tables, including carts and customers, and creates them again, empty. */
export function resetStore(store: Store): void {
  const names = store
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'product_text_%'",
    )
    .all() as { name: string }[];
  store.exec('PRAGMA foreign_keys=OFF');
  try {
    transaction(store, () => {
      for (const { name } of names) store.exec(`DROP TABLE "${name}"`);
      makeTables(store);
    });
  } finally {
    store.exec('PRAGMA foreign_keys=ON');
  }
}
