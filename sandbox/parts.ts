import type { SandboxConfig } from './config.ts';
import type { DemoStore } from './demo-store.ts';
import type { ProductSearch } from './search/types.ts';
import type { Store } from './store/store.ts';

/** Dependencies of every part of the sandbox. */
export interface Parts {
  store: Store;
  search: ProductSearch;
  config: SandboxConfig;
  demo: DemoStore;
  /** Returns milliseconds since 1970. Tests pass their own. */
  clock: () => number;
}
