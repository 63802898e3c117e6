import { run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Stores a form submission, which is shown in the console. */
export function keepSubmission(store: Store, form: string, fields: object, now: number): void {
  const sql = 'INSERT INTO form_submission (form, fields, created_at) VALUES (?, ?, ?)';
  run(store, sql, form, JSON.stringify(fields), now);
}
