import { first, run } from './store/rows.ts';
import type { Store } from './store/store.ts';

/** REST requests that each BigCommerce plan allows a store in 30 seconds. */
export const PLANS = { standard: 150, pro: 450, enterprise: 150_000 } as const;
export type Plan = keyof typeof PLANS;

/** Settings that differ between stores on the platform and can be switched here. */
export interface Switches {
  /**
   * Product Filtering, a feature of the larger plans. Without it, attributes, ratings and stock filter nothing, and
   * there are no facets.
   */
  productFiltering: boolean;
  /** Whether messages, reviews and registrations need a reCAPTCHA token. */
  reCaptcha: boolean;
  plan: Plan;
}

const DEFAULTS: Switches = { productFiltering: true, reCaptcha: false, plan: 'standard' };

const KEY = 'switches';

/** Returns the switches as set in the console, or their defaults. */
export function readSwitches(store: Store): Switches {
  const row = first<{ value: string }>(store, 'SELECT value FROM meta WHERE key = ?', KEY);
  return row ? { ...DEFAULTS, ...(JSON.parse(row.value) as Partial<Switches>) } : DEFAULTS;
}

export function setSwitches(store: Store, changes: Partial<Switches>): void {
  const value = JSON.stringify({ ...readSwitches(store), ...changes });
  run(store, 'INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', KEY, value);
}

export function isPlan(given: string | null): given is Plan {
  return given !== null && Object.hasOwn(PLANS, given);
}
