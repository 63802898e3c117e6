import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

/** What `stubEnvironment` gives every token of the shop. */
export const TOKEN = 'test-token';
/** The same for its secrets. */
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

/** Secrets, and a folder of its own. */
export const testEnvironment = (): Record<string, string> => ({
  ...Object.fromEntries(SECRETS.map((name) => [name, SECRET])),
  ...Object.fromEntries(TOKENS.map((name) => [name, TOKEN])),
  SHOP_DATA: mkdtempSync(join(tmpdir(), 'shop-data-')),
});

/**
 * An environment in which the shop can run, with what is given besides. Import what reads the configuration after
 * this; what one process keeps (breakers, last good answers) starts afresh.
 */
export function stubEnvironment(more: Record<string, string>): void {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  for (const [name, value] of Object.entries({ ...testEnvironment(), ...more })) vi.stubEnv(name, value);
}
