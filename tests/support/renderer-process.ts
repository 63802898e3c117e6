import { existsSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { EXPIRY_LINK, tellProcesses } from '../../lib/platform/cache/expiry-link.ts';
import { config } from '../../lib/platform/config.ts';
import { linkToFront } from '../../lib/platform/edge/renderers/front-link.ts';
import { tellFront } from '../../lib/platform/edge/renderers/messages.ts';
import { createRendererServer } from '../../lib/platform/edge/renderers/renderer-server.ts';
import { processSingleton } from '../../lib/platform/process-singleton.ts';

type Module = typeof import('next/dist/server/lib/cache-handlers/default.js');

const require = createRequire(import.meta.url);
const { createDefaultCacheHandler }: Module = require('next/dist/server/lib/cache-handlers/default.js');

const [index = '', , path = ''] = process.argv.slice(2);
const caches = createDefaultCacheHandler(1);
const expiredAt = () => caches.getExpiration(['products']);
let made = 0;

/** If this file exists, the next process to start hangs for a minute. */
const hangs = process.env['NEXT_HANGS'];
if (hangs && existsSync(hangs)) {
  rmSync(hangs);
  for (const until = Date.now() + 60_000; Date.now() < until; );
}

/** A fake framework whose answers say which process they come from. */
async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const [place] = url.split('?');
  if (place === '/die' || (place === '/die-apart' && index !== '0')) process.kill(process.pid, 'SIGKILL');
  if (place === '/hang') for (;;);
  if (place === '/api/die') process.kill(process.pid, 'SIGKILL');
  if (place === '/slow') await setTimeout(300);
  if (place === '/api/expire') {
    const told = tellProcesses(['products']);
    response.setHeader('x-own-first', String((await expiredAt()) > 0));
    await told;
  }
  if (place === '/shared') response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=86340');
  made += 1;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(JSON.stringify({ index, pid: process.pid, made, expired: (await expiredAt()) > 0 }));
}

const server = createRendererServer(answer, config(), { readSheet: async () => undefined });
processSingleton(EXPIRY_LINK, () => linkToFront(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
server.listen({ path }, () => tellFront({ says: 'ready' }));
