import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Config, readConfig } from '@/lib/platform/config';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Built } from '@/lib/platform/edge/built';
import { createFront } from '@/lib/platform/edge/front';
import { connectTo } from '@/lib/platform/edge/renderers/connection';
import { createRendererPool } from '@/lib/platform/edge/renderers/pool';
import { createRendererServer } from '@/lib/platform/edge/renderers/renderer-server';

export const testConfig = (over: Record<string, string> = {}): Config =>
  readConfig({
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN: 'https://shop.example',
    BIGCOMMERCE_STOREFRONT_TOKEN: 'x',
    BIGCOMMERCE_ACCESS_TOKEN: 'x',
    BIGCOMMERCE_CLIENT_SECRET: 'x',
    CONTENTFUL_ACCESS_TOKEN: 'x',
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'x',
    CONTENTFUL_WEBHOOK_SECRET: 'x',
    ALGOLIA_SEARCH_API_KEY: 'x',
    ALGOLIA_ADMIN_API_KEY: 'x',
    SESSION_SECRET: 'x'.repeat(32),
    RESET_TOKEN_SECRET: 'x'.repeat(32),
    ...over,
  });

export type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer };

export type Ask = { method?: string; headers?: Record<string, string>; body?: string };

/** Starts a front and a renderer with a fake framework, both in this process; `ask` sends the target verbatim. */
export async function startFront(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  over: Record<string, string> = {},
  built: Partial<Built> = {},
) {
  const config = testConfig(over);
  const renderer = createRendererServer(async (request, response) => handle(request, response), config, {
    readSheet: async () => undefined,
    ...built,
  });
  const path = join(tmpdir(), randomUUID().slice(0, 8));
  await new Promise<void>((settle) => renderer.listen({ path }, settle));
  const pool = createRendererPool();
  // Both use the same metrics registry here, which must be read only once.
  const { state, ...connected } = connectTo(path);
  const connection = { ...connected, state: () => state(10_000), metrics: async () => [] };
  const leave = pool.add({ connection, isPrimary: true, lateMs: () => 0 });
  const front = createFront(pool, config);
  await new Promise<void>((settle) => front.server.listen(0, '127.0.0.1', settle));
  const { port } = front.server.address() as AddressInfo;

  const ask = (target: string, { method = 'GET', headers = {}, body }: Ask = {}) =>
    new Promise<Reply>((settle, reject) => {
      const outgoing = send(
        {
          host: '127.0.0.1',
          port,
          path: target,
          method,
          headers: { host: 'shop.example', ...headers },
          agent: false,
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('end', () =>
            settle({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  return {
    ask,
    front,
    port,
    async [Symbol.asyncDispose]() {
      leave();
      renderer.closeAllConnections();
      renderer.close();
      front.server.closeAllConnections();
      await new Promise((settle) => front.server.close(settle));
    },
  };
}
