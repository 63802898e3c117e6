import type { SandboxConfig } from './config.ts';
import type { DemoStore } from './demo-store.ts';
import type { ProductSearch } from './search/types.ts';
import type { Store } from './store/store.ts';

/** What every part of the stand-in works with. */
export interface Parts {
  store: Store;
  search: ProductSearch;
  config: SandboxConfig;
  demo: DemoStore;
  /** Milliseconds since 1970; tests give their own. */
  clock: () => number;
}
