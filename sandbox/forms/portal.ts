import { first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { DEMO_PORTAL } from './data/demo-portal.ts';
import type { ContactProperty, FormDefinition, FormField } from './schemas.ts';

/** Forms and contact properties of a HubSpot account. */
export interface Portal {
  forms: readonly FormDefinition[];
  properties: readonly ContactProperty[];
}

const KEY = 'form portal';

/** Returns the portal as last saved, or the demo shop's. */
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
