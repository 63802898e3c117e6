import { first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { DEMO_PORTAL } from './data/demo-portal.ts';
import type { ContactProperty, FormDefinition, FormField } from './schemas.ts';

/** What an account of the form service holds. */
export interface Portal {
  forms: readonly FormDefinition[];
  properties: readonly ContactProperty[];
}

const KEY = 'form portal';

/** As it was changed last, or the demo shop's. */
export function readPortal(store: Store): Portal {
  const row = first<{ value: string }>(store, 'SELECT value FROM meta WHERE key = ?', KEY);
  return row ? (JSON.parse(row.value) as Portal) : DEMO_PORTAL;
}

export function writePortal(store: Store, changes: Partial<Portal>): void {
  const value = JSON.stringify({ ...readPortal(store), ...changes });
  run(store, 'INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', KEY, value);
}

export function fieldsOf({ fieldGroups }: Pick<FormDefinition, 'fieldGroups'>): FormField[] {
  return fieldGroups.flatMap(({ fields }) => fields);
}
