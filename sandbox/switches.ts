import { first, run } from './store/rows.ts';
import type { Store } from './store/store.ts';

/** Calls of the management interface that a plan of the platform allows a whole store in half a minute. */
export const PLANS = { standard: 150, pro: 450, enterprise: 150_000 } as const;
export type Plan = keyof typeof PLANS;

/** What differs from store to store on the platform, and can be tried here. */
export interface Switches {
  /** A feature of the dearer plans: without it attributes, ratings and stock narrow nothing, and there are no facets. */
  productFiltering: boolean;
  /** Whether messages, reviews and registrations need a token of reCAPTCHA. */
  reCaptcha: boolean;
  plan: Plan;
}

const DEFAULTS: Switches = { productFiltering: true, reCaptcha: false, plan: 'standard' };

const KEY = 'switches';

/** As the console set them, or as they are at first. */
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
