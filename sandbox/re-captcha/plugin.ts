import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { shopOrigins } from '../payments/return-url.ts';
import { boxHeaders, boxPage, LOADER } from './page.ts';
import { issueToken, TOKEN_LIVES_MS } from './tokens.ts';
import type { Verified } from './widget/messages.ts';

const PATH = '/recaptcha';
const SCRIPT = 'text/javascript; charset=utf-8';
/** Module scripts are fetched with CORS, and are public. */
const SCRIPT_HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=60',
  'x-content-type-options': 'nosniff',
};

/** Serves a replacement for the reCAPTCHA widget, explicitly rendered. Ticking its checkbox yields a token. */
export async function reCaptchaWidget(app: FastifyInstance, { config, store, clock }: Parts): Promise<void> {
  const headers = boxHeaders(shopOrigins(config));
  const page = boxPage(`${PATH}/releases/box.ts`);

  app.get(`${PATH}/api.js`, async (_request, reply) =>
    reply.headers(SCRIPT_HEADERS).type(SCRIPT).send(LOADER),
  );

  for (const name of ['page.ts', 'box.ts']) {
    const source = readFileSync(new URL(`widget/${name}`, import.meta.url), 'utf8');
    const script = stripTypeScriptTypes(source);
    app.get(`${PATH}/releases/${name}`, async (_request, reply) =>
      reply.headers(SCRIPT_HEADERS).type(SCRIPT).send(script),
    );
  }

  app.get(`${PATH}/api2/anchor`, async (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(page),
  );

  app.post(
    `${PATH}/api2/userverify`,
    async (): Promise<Verified> => ({
      token: issueToken(store, clock()),
      livesMs: TOKEN_LIVES_MS,
    }),
  );
}
