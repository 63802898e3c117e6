import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../../sandbox/app.ts';
import { readConfig, type SandboxConfig } from '../../sandbox/config.ts';
import { demoStore } from '../../sandbox/demo/store.ts';
import type { Parts } from '../../sandbox/parts.ts';
import { openProductSearch } from '../../sandbox/search/product-search.ts';
import { run } from '../../sandbox/store/rows.ts';
import { openStore, type Store } from '../../sandbox/store/store.ts';
import { fillStore } from './catalogue.ts';

export const TOKENS = { storefront: 'storefront-token', access: 'access-token', control: 'control-token' };

export interface Answer<Data> {
  status: number;
  headers: Record<string, unknown>;
  data: Data | null;
  errors: { message: string; path?: unknown[]; extensions?: { code?: string } }[];
}

export interface TestSandbox extends AsyncDisposable {
  app: FastifyInstance;
  store: Store;
  /** Moves the clock that the sandbox reads, which starts at 20 August 2026, 10:00 UTC. */
  clock: { now: number };
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  /** A customer whose password hash fits nothing, unless one is given. */
  addCustomer(given: { id: number; email: string; passwordHash?: string }): void;
  rest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<RestAnswer>;
}

export interface RestAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
}

/** What the parts of a sandbox work with, over the little catalogue of `catalogue.ts`, without a server. */
export function openParts(
  settings: Partial<SandboxConfig> = {},
  now = Date.UTC(2026, 7, 20, 10),
): { parts: Parts; store: Store; clock: { now: number } } {
  const store = openStore(':memory:');
  fillStore(store);
  const clock = { now };
  const config = {
    ...readConfig({}),
    database: ':memory:',
    dataFolder: null,
    origin: 'http://sandbox.test',
    shopOrigin: 'http://shop.test',
    storefrontToken: TOKENS.storefront,
    accessToken: TOKENS.access,
    controlToken: TOKENS.control,
    ...settings,
  };
  return {
    parts: { store, config, demo: demoStore, clock: () => clock.now, search: openProductSearch(store) },
    store,
    clock,
  };
}

/** A sandbox of its own; `await using` closes it. */
export async function openSandbox(settings: Partial<SandboxConfig> = {}): Promise<TestSandbox> {
  const { parts, store, clock } = openParts(settings);
  const { config } = parts;
  const app = await buildSandbox(config, demoStore, { store, clock: parts.clock });
  await app.ready();
  return {
    app,
    store,
    clock,
    async graphql<Data>(query: string, variables = {}, headers: Record<string, string> = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${TOKENS.storefront}`, ...headers },
        payload: { query, variables },
      });
      const { data = null, errors = [] } = response.json<Partial<Answer<Data>>>();
      return { status: response.statusCode, headers: response.headers, data, errors };
    },
    addCustomer({ id, email, passwordHash = '' }) {
      run(
        store,
        `INSERT INTO customer (id, email, password_hash, first_name, last_name, created_at, updated_at)
         VALUES (?, ?, ?, 'Pat', 'Moss', 0, 0)`,
        id,
        email,
        passwordHash,
      );
    },
    async rest(method, path, body) {
      const response = await app.inject({
        method,
        url: `/stores/${config.storeHash}${path}`,
        headers: { 'x-auth-token': TOKENS.access },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        body: response.payload === '' ? null : response.json<unknown>(),
      };
    },
    [Symbol.asyncDispose]: async () => app.close(),
  };
}
