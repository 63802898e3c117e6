import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import { buildSandbox } from '../../sandbox/app.ts';
import { readConfig } from '../../sandbox/config.ts';
import { demoStore } from '../../sandbox/demo/store.ts';
import type { Store } from '../../sandbox/store/store.ts';
import { SECRET, stubEnvironment, TOKEN } from './environment.ts';
import { seededStore } from './seeded-store.ts';

export type Upstream = AsyncDisposable & {
  url: string;
  store: Store;
  /** Calls of the management API so far, which the platform counts: `GET /v2/orders/1`. */
  managementCalls: string[];
  /** Changes the text of a GraphQL answer on its way, for answers of the platform that the sandbox does not give. */
  reword: (answer: string) => string;
};

/**
 * Starts a real sandbox on a free port with a catalogue of its own, and points the environment at it. Import what reads
 * the configuration after this.
 * @param channelId of the sandbox's only storefront and of the shop
 * @param store with as many products, if it has to hold more than those
 */
export async function startUpstream(
  products: number,
  channelId = 1,
  store = seededStore({ products }),
): Promise<Upstream> {
  const settings = { ...readConfig({}), database: ':memory:', dataFolder: null, storefrontToken: TOKEN };
  const app = await buildSandbox(
    {
      ...settings,
      channelId,
      // A test file sends in seconds what shoppers send in minutes.
      restQuota: 100_000,
      contentQuota: 100_000,
      accessToken: TOKEN,
      addressKey: TOKEN,
      clientSecret: SECRET,
      contentToken: TOKEN,
      searchKey: TOKEN,
      searchAdminKey: TOKEN,
    },
    demoStore,
    { store },
  );
  const managementCalls: string[] = [];
  app.addHook('onRequest', async ({ method, url }) => {
    const path = /^\/stores\/[^/]+(\/v\d\/[^?]*)/.exec(url)?.[1];
    if (path) managementCalls.push(`${method} ${path}`);
  });
  app.addHook('onSend', async ({ url }, _reply, payload) =>
    url.startsWith('/graphql') && typeof payload === 'string' ? upstream.reword(payload) : payload,
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  stubEnvironment({ SANDBOX_PORT: String(port), BIGCOMMERCE_CHANNEL_ID: String(channelId) });
  const upstream: Upstream = {
    url: `http://127.0.0.1:${port}`,
    store,
    managementCalls,
    reword: (answer) => answer,
    [Symbol.asyncDispose]: async () => {
      vi.unstubAllEnvs();
      await app.close();
    },
  };
  return upstream;
}
