import { type CreateClientParams, createClient } from 'contentful';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import { openStore, type Store } from '../../../sandbox/store/store.ts';

export type ContentSandbox = { app: FastifyInstance; store: Store; host: string };

/**
 * A sandbox with the demo content, listening on a free port.
 * @param contentQuota calls in a second; null: the service's own limits
 */
export async function startContent(contentQuota: number | null = 100_000): Promise<ContentSandbox> {
  const store = openStore(':memory:');
  seedContent(store);
  const config = { ...readConfig({}), dataFolder: null, database: ':memory:', contentQuota };
  const app = await buildSandbox(config, demoStore, { store });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, store, host: new URL(address).host };
}

type ClientOptions = {
  preview?: boolean;
  token?: string;
  /** Hears what it tells of its waits; without it the client asks once. */
  logHandler?: CreateClientParams['logHandler'];
};

export function clientOf(host: string, { preview = false, token, logHandler }: ClientOptions = {}) {
  return createClient({
    space: 'hobwright',
    accessToken: token ?? (preview ? 'dev-preview' : 'dev'),
    host,
    insecure: true,
    basePath: preview ? '/content-preview' : '/content',
    retryOnError: logHandler !== undefined,
    ...(logHandler && { logHandler }),
  });
}
