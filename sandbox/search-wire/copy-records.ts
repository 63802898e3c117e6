import { run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Replaces the records of one index by a copy of another's, in the same order. */
export function copyRecords(store: Store, from: string, to: string): void {
  run(store, 'DELETE FROM search_object WHERE index_name = ?', to);
  run(
    store,
    `INSERT INTO search_object (index_name, object_id, body)
     SELECT ?, object_id, body FROM search_object WHERE index_name = ? ORDER BY id`,
    to,
    from,
  );
}
