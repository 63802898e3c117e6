import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../support/environment';
import { startUpstream } from '../../support/upstream';

const REFUSED = { message: 'Rules quota exceeded. Change plan to get more Rules', status: 403 };

/** The search service of a sandbox as a plan without rules: it refuses every one, and says so as Algolia does. */
async function withoutRules(origin: string) {
  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '' } = request;
    response.setHeader('content-type', 'application/json');
    if (url.includes('/rules/')) {
      refused.push(url);
      response.statusCode = 403;
      return response.end(JSON.stringify(REFUSED));
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => /^(?:x-algolia-|content-type)/.test(name)),
    ) as Record<string, string>;
    const body = method === 'GET' ? null : Buffer.concat(chunks);
    const answer = await fetch(`${origin}${url}`, { method, headers, body });
    response.statusCode = answer.status;
    return response.end(await answer.text());
  });
  // A busy machine may let a connection wait longer than a server does.
  server.keepAliveTimeout = 0;
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    refused,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}

test('a plan that refuses rules is reported once, and the index is still filled', async () => {
  await using upstream = await startUpstream(60);
  await using plan = await withoutRules(`${upstream.url}/search`);
  stubEnvironment({ ALGOLIA_HOST: plan.url, SANDBOX_PORT: new URL(upstream.url).port });
  const { syncAll } = await import('@/lib/search/sync-commands');
  const told = vi.fn();
  const counts = await syncAll(undefined, told);
  expect(told.mock.calls).toEqual([['products', 403]]);
  expect(plan.refused).toHaveLength(1);
  expect(counts.products).toBeGreaterThan(40);
  expect(upstream.store.prepare('SELECT count(*) AS n FROM search_rule').get()).toEqual({ n: 0 });
  expect(
    upstream.store.prepare("SELECT count(*) AS n FROM search_object WHERE index_name = 'products'").get(),
  ).toEqual({ n: counts.products });
}, 120_000);
