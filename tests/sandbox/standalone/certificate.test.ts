import { mkdtempSync, statSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSandbox } from '../../../sandbox/app.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { type Certificate, certificateFor } from '../../../sandbox/standalone/certificate.ts';
import { openParts } from '../fixture.ts';

const NOW = Date.now();
const DAY_MS = 86_400_000;
const NAMES = ['localhost', '127.0.0.1', 'store-hobwright-1.localhost'];
const folder = () => mkdtempSync(join(tmpdir(), 'certificate-'));

/** Asks `localhost` under another name, as a client does whose hosts file knows it. */
const statusOf = (options: RequestOptions) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', path: '/health', ...options }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asking.on('error', reject);
    asking.end();
  });

async function served(certificate: Certificate) {
  const { parts, store } = openParts();
  const app = await buildSandbox(parts.config, demoStore, { store, certificate });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  return { port, [Symbol.asyncDispose]: async () => app.close() };
}

test('a client that trusts the certificate reaches the sandbox under each of its names, and no other', async () => {
  const certificate = await certificateFor(folder(), NAMES, NOW);
  await using sandbox = await served(certificate);
  const agent = new Agent({ ca: certificate.cert, keepAlive: false });
  const { port } = sandbox;
  for (const servername of ['localhost', 'store-hobwright-1.localhost'])
    expect(await statusOf({ port, agent, servername })).toBe(200);
  expect(await statusOf({ port, agent })).toBe(200);
  await expect(statusOf({ port, agent, servername: 'store-other-1.localhost' })).rejects.toThrow(
    "does not match certificate's altnames",
  );
  await expect(statusOf({ port, agent: new Agent(), servername: 'localhost' })).rejects.toThrow(
    'self-signed',
  );
});

test('the certificate is kept between starts, and renewed for a new name or before it expires', async () => {
  const at = folder();
  const made = await certificateFor(at, NAMES, NOW);
  expect(statSync(join(at, 'certificate.key')).mode & 0o077).toBe(0);
  expect(await certificateFor(at, NAMES, NOW + 300 * DAY_MS)).toEqual(made);
  const wider = await certificateFor(at, [...NAMES, 'bc.test'], NOW);
  expect(wider.cert).not.toBe(made.cert);
  expect(await certificateFor(at, NAMES, NOW)).toEqual(wider);
  expect((await certificateFor(at, NAMES, NOW + 340 * DAY_MS)).cert).not.toBe(wider.cert);
});
