import { createServer } from 'node:https';
import Fastify, { type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify';
import { addressService } from './addresses/plugin.ts';
import { saleClock } from './catalogue/sale-clock.ts';
import { cartClock } from './commerce/cart/plugin.ts';
import { commerceGraphql } from './commerce/plugin.ts';
import type { SandboxConfig } from './config.ts';
import { engineersConsole } from './console/plugin.ts';
import { orderClock } from './commerce/orders/plugin.ts';
import { contentService } from './content/plugin.ts';
import { faults } from './faults/plugin.ts';
import { analytics } from './analytics/plugin.ts';
import { insights } from './insights/plugin.ts';
import { formManagement } from './forms/management.ts';
import { formService } from './forms/plugin.ts';
import { hostedCheckout } from './hosted/plugin.ts';
import { hostedFields } from './hosted-fields/plugin.ts';
import type { DemoStore } from './demo-store.ts';
import type { Parts } from './parts.ts';
import { payments } from './payments/plugin.ts';
import { passwordReset } from './password-reset/plugin.ts';
import { reCaptchaWidget } from './re-captcha/plugin.ts';
import { managementApi } from './rest/plugin.ts';
import { openProductSearch } from './search/product-search.ts';
import { searchService } from './search-wire/plugin.ts';
import type { Certificate } from './standalone/certificate.ts';
import { openStore, type Store } from './store/store.ts';
import { wallets } from './wallets/plugin.ts';
import { webhooks } from './webhooks/plugin.ts';

/** Overrides and additions for tests and the standalone start. */
export interface Given {
  store?: Store;
  clock?: () => number;
  /** Serves over TLS with this certificate. */
  certificate?: Certificate;
  /** Called for every route that is registered. */
  onRoute?: (route: RouteOptions) => void;
}

/**
 * Builds the whole sandbox as one Fastify application. Closing it checkpoints and closes the store.
 * Each part is a plugin `(app, parts) => Promise<void>` that registers its own routes with full paths.
 */
export async function buildSandbox(
  config: SandboxConfig,
  demo: DemoStore,
  given: Given = {},
): Promise<FastifyInstance> {
  const store = given.store ?? openStore(config.database);
  const parts: Parts = {
    store,
    search: openProductSearch(store),
    config,
    demo,
    clock: given.clock ?? Date.now,
  };
  const { certificate, onRoute } = given;
  const options: FastifyServerOptions = {
    bodyLimit: 1_048_576,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
  };
  if (certificate) options.serverFactory = (handler) => createServer(certificate, handler);
  const app = Fastify(options);
  if (onRoute) app.addHook('onRoute', onRoute);
  app.addHook('onClose', async () => {
    if (!store.isOpen) return;
    store.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    store.close();
  });
  app.get('/health', async () => ({ ok: true }));
  // Faults come first: their hooks must be registered before the routes they disturb.
  await faults(app, parts);
  await webhooks(app, parts);
  await orderClock(app, parts);
  await cartClock(app, parts);
  await saleClock(app, parts);
  const others = [
    commerceGraphql,
    managementApi,
    payments,
    hostedCheckout,
    hostedFields,
    reCaptchaWidget,
    wallets,
    passwordReset,
    contentService,
    ...demo.services,
    addressService,
    formService,
    formManagement,
    searchService,
    insights,
    analytics,
    engineersConsole,
  ];
  for (const part of others) {
    await app.register(async (scope) => part(scope, parts));
  }
  return app;
}
