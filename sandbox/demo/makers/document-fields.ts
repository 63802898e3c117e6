import type { DerivedField } from '@hobwright/sandbox/demo-store.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { manualRows } from './addresses.ts';
import { sheetRows } from './sheet-figures.ts';

/** Returns all product metafields of the namespace `documents`. */
export const documentRows = (store: Store, ids: readonly number[], origin: string): DerivedField[] => [
  ...manualRows(store, ids, origin),
  ...sheetRows(store, ids),
];
