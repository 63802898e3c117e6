import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Value of every token in `stubEnvironment`. */
export const TOKEN = 'test-token';
/** Value of every secret in `stubEnvironment`. */
export const SECRET = 'a secret that is used in tests only';

const SECRETS = [
  'SESSION_SECRET',
  'RESET_TOKEN_SECRET',
  'BIGCOMMERCE_CLIENT_SECRET',
  'CONTENTFUL_WEBHOOK_SECRET',
];
const TOKENS = [
  'BIGCOMMERCE_STOREFRONT_TOKEN',
  'BIGCOMMERCE_ACCESS_TOKEN',
  'CONTENTFUL_ACCESS_TOKEN',
  'CONTENTFUL_PREVIEW_ACCESS_TOKEN',
  'ALGOLIA_SEARCH_API_KEY',
  'ALGOLIA_ADMIN_API_KEY',
  'IDEAL_POSTCODES_API_KEY',
];

/** Returns secrets, tokens and a new data folder. */
export const testEnvironment = (): Record<string, string> => ({
  ...Object.fromEntries(SECRETS.map((name) => [name, SECRET])),
  ...Object.fromEntries(TOKENS.map((name) => [name, TOKEN])),
  SHOP_DATA: mkdtempSync(join(tmpdir(), 'shop-data-')),
});

/**
 * Stubs an environment in which the shop can run, with additional variables. Import what reads the configuration after
 * this; per-process state (circuit breakers, last good answers) is reset.
 */
export function stubEnvironment(more: Record<string, string>): void {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  for (const [name, value] of Object.entries({ ...testEnvironment(), ...more })) vi.stubEnv(name, value);
}
