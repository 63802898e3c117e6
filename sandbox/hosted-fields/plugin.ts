import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { readCart } from '../commerce/cart/read.ts';
import type { Parts } from '../parts.ts';
import { shopOrigins } from '../payments/return-url.ts';
import { fieldHeaders, fieldPage } from './page.ts';

const PATH = '/checkout/payment/hosted-field';
const ROOT = new URL('../', import.meta.url);
const FRAME = 'hosted-fields/frame';

/** Modules that run in a frame, by path below the sandbox's folder. The first is the entry point. */
const MODULES = [
  ...['main', 'autofill', 'hosted-input', 'pay', 'siblings', 'validate'].map((name) => `${FRAME}/${name}.ts`),
  'payments/card-number.ts',
];

type Asked = { Querystring: { checkoutId?: string } };

/**
 * Serves card fields for checkouts on the shop's own pages. Each is a document of the payments host in a frame: cards
 * are entered and sent there, out of reach of the shop's page.
 */
export async function hostedFields(app: FastifyInstance, { config, store }: Parts): Promise<void> {
  const origins = shopOrigins(config);
  const page = fieldPage(
    origins,
    MODULES.map((path) => `${PATH}/${path}`),
  );

  app.get<Asked>(PATH, async ({ query }, reply) => {
    reply.headers(fieldHeaders(origins)).type('text/html; charset=utf-8');
    // The platform also returns an empty page if there is no such checkout.
    return readCart(store, query.checkoutId ?? '') ? page : '';
  });

  for (const path of MODULES) {
    const script = stripTypeScriptTypes(readFileSync(new URL(path, ROOT), 'utf8'));
    app.get(`${PATH}/${path}`, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=60', 'x-content-type-options': 'nosniff' })
        .type('text/javascript; charset=utf-8')
        .send(script),
    );
  }
}
