import { createClient } from 'contentful';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import { openStore, type Store } from '../../../sandbox/store/store.ts';

export type ContentSandbox = { app: FastifyInstance; store: Store; host: string };

/** A sandbox with the demo content, listening on a free port. */
export async function startContent(): Promise<ContentSandbox> {
  const store = openStore(':memory:');
  seedContent(store);
  const app = await buildSandbox({ ...readConfig({}), dataFolder: null, database: ':memory:' }, demoStore, {
    store,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, store, host: new URL(address).host };
}

export function clientOf(host: string, options: { preview?: boolean; token?: string } = {}) {
  return createClient({
    space: 'hobwright',
    accessToken: options.token ?? (options.preview ? 'dev-preview' : 'dev'),
    host,
    insecure: true,
    basePath: options.preview ? '/content-preview' : '/content',
    retryOnError: false,
  });
}
