import type { Store } from '../store/store.ts';
import type { ProductSearch } from './types.ts';

/** An index that finds nothing yet. */
export function openProductSearch(_store: Store): ProductSearch {
  return {
    search: () => ({ total: 0, ids: [], facets: null }),
    categoryCount: () => 0,
    changed: () => {},
    reload: () => {},
  };
}
