import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { isStandardSignature } from '@/lib/platform/upstreams/webhook-signature';
import { HOOK_PATH, HOOK_SCOPES } from '../../../scripts/services/data/hooks.ts';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { stubEnvironment, testEnvironment } from '../../support/environment';
import { startRedis } from '../../support/redis-server';
import { seededStore } from '../../support/seeded-store';
import { startSmtpScript } from '../../support/smtp-script';

/** An answer on its way to whoever asked. */
export type Answer = { status: number; headers: Headers; body: string };
/** What becomes of the answer to `GET /path?query`, sent with this body; null: there is none. */
export type Alter = (line: string, answer: Answer, sent: string) => Partial<Answer> | null | undefined;

/** Each token is for one thing, and long enough to be looked for in what is printed. */
export const SECRETS = {
  BIGCOMMERCE_STOREFRONT_TOKEN: 'of-the-storefront',
  BIGCOMMERCE_ACCESS_TOKEN: 'of-the-management',
  BIGCOMMERCE_CLIENT_SECRET: 'of-the-hooks-of-the-platform',
  CONTENTFUL_ACCESS_TOKEN: 'of-the-delivery-host',
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'of-the-preview-host',
  CONTENTFUL_WEBHOOK_SECRET: 'of-the-hooks-of-content',
  ALGOLIA_SEARCH_API_KEY: 'of-browsers-that-search',
  ALGOLIA_ADMIN_API_KEY: 'of-who-writes-the-index',
  HUBSPOT_ACCESS_TOKEN: 'of-who-makes-forms',
  IDEAL_POSTCODES_API_KEY: 'of-who-looks-up-addresses',
  SESSION_SECRET: 'seals sessions, and nothing else than sessions',
  RESET_TOKEN_SECRET: 'seals links for a new password, and nothing else',
} as const;

/**
 * All that a shop stands on, in good health: a sandbox whose answers pass through here, a mail server, a Redis, and a
 * shop that takes events. `laterMs` is by how much the sandbox's clock is ahead.
 */
export async function startPatient() {
  await using stack = new AsyncDisposableStack();
  const state: { alter: Alter; shop: number; laterMs: number } = {
    alter: () => undefined,
    shop: 200,
    laterMs: 0,
  };
  const shop = stack.use(
    await listen(async ({ method, url, headers, sent }) => {
      const secret =
        url === HOOK_PATH ? SECRETS.BIGCOMMERCE_CLIENT_SECRET : SECRETS.CONTENTFUL_WEBHOOK_SECRET;
      const isSigned = isStandardSignature(secret, { headers: new Headers(headers), body: sent });
      const status = method === 'POST' && !isSigned ? 401 : state.shop;
      return { status, headers: new Headers(), body: '{"status":"ok"}' };
    }),
  );
  const front = stack.use(await listen((request) => passed(app, state.alter, request)));
  const store = seededStore({ products: 60 });
  seedContent(store);
  const app: FastifyInstance = await buildSandbox(
    {
      ...readConfig({ SANDBOX_ORIGIN: front.url, ...SECRETS }),
      database: ':memory:',
      dataFolder: null,
      webhookUrl: `${shop.url}${HOOK_PATH}`,
    },
    demoStore,
    { store, clock: () => Date.now() + state.laterMs },
  );
  stack.defer(() => app.close());
  const mail = stack.use(await startSmtpScript('greeting', '220 mail.example'));
  const redis = stack.use(await startRedis());
  const environment: Record<string, string> = {
    ...testEnvironment(),
    ...SECRETS,
    SANDBOX_PORT: new URL(front.url).port,
    SMTP_URL: `smtp://somebody:parole@127.0.0.1:${mail.port}`,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: shop.url,
  };
  stubEnvironment(environment);
  stack.defer(() => void vi.unstubAllEnvs());
  const { syncAll } = await import('@/lib/search/sync-commands');
  await syncAll();
  const kept = stack.move();
  return Object.assign(state, {
    environment,
    redis,
    store,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  });
}

/** The hooks of the shop as the platform lists them. */
export const hooksOf = (origin: string) =>
  HOOK_SCOPES.map((scope, at) => ({
    id: at + 1,
    scope,
    destination: `${origin}${HOOK_PATH}`,
    is_active: true,
  }));

type Request = { method: string; url: string; headers: Record<string, string>; sent: string };

async function passed(
  sandbox: FastifyInstance,
  alter: Alter,
  { method, url, headers, sent }: Request,
): Promise<Answer | null> {
  const taken = await sandbox.inject({
    method,
    url,
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(sent && { payload: sent }),
  });
  const line = `${method} ${url}`;
  const given = Object.entries(taken.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = { status: taken.statusCode, headers: new Headers(given), body: taken.body };
  const altered = alter(line, answer, sent);
  return altered === null ? null : { ...answer, ...altered };
}

type Server = AsyncDisposable & { url: string };

async function listen(handler: (request: Request) => Promise<Answer | null>): Promise<Server> {
  const server = createServer((request, response) => void answered(request, response, handler));
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}

async function answered(
  request: IncomingMessage,
  response: ServerResponse,
  handler: (request: Request) => Promise<Answer | null>,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { method = 'GET', url = '/' } = request;
  const answer = await handler({
    method,
    url,
    headers: endToEnd(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    sent: Buffer.concat(parts).toString(),
  });
  if (answer === null) return void response.destroy();
  response.writeHead(answer.status, endToEnd([...answer.headers])).end(answer.body);
}

const OF_ONE_STEP = /^(host|connection|keep-alive|content-length|content-encoding|transfer-encoding)$/;

const endToEnd = (headers: [string, string][]): Record<string, string> =>
  Object.fromEntries(headers.filter(([name]) => !OF_ONE_STEP.test(name)));
