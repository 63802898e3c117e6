import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { buildSandbox } from '../../sandbox/app.ts';
import { readConfig } from '../../sandbox/config.ts';
import { seedCatalogue } from '../../sandbox/seed/catalogue.ts';
import { openStore, type Store } from '../../sandbox/store/store.ts';

const SECRET = 'a secret that is used in tests only';
const TOKEN = 'test-token';

/** The names of the shop's secrets; all of them get the same value. */
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
  'HUBSPOT_ACCESS_TOKEN',
];

export type Upstream = AsyncDisposable & { url: string; store: Store };

/**
 * A real sandbox on a free port with a catalogue of its own, and the environment that points the shop at it. Import
 * what reads the configuration after this.
 */
export async function startUpstream(products: number): Promise<Upstream> {
  const store = openStore(':memory:');
  seedCatalogue(store, { products });
  const settings = { ...readConfig({}), database: ':memory:', dataFolder: null, storefrontToken: TOKEN };
  const app = await buildSandbox({ ...settings, accessToken: TOKEN, contentToken: TOKEN }, { store });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (const name of SECRETS) vi.stubEnv(name, SECRET);
  for (const name of TOKENS) vi.stubEnv(name, TOKEN);
  vi.stubEnv('SANDBOX_PORT', String(port));
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    [Symbol.asyncDispose]: async () => {
      vi.unstubAllEnvs();
      await app.close();
    },
  };
}
