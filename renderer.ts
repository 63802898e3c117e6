import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inspect } from 'node:util';
import next from 'next';
import { EXPIRY_LINK } from './lib/platform/cache/expiry-link.ts';
import { boundAnswers } from './lib/platform/cache/answers-memory.ts';
import { config } from './lib/platform/config.ts';
import { builtIn } from './lib/platform/edge/built.ts';
import { boundSharedPieces } from './lib/platform/edge/memory.ts';
import { linkToFront } from './lib/platform/edge/renderers/front-link.ts';
import { watchEventLoop } from './lib/platform/edge/renderers/event-loop.ts';
import { tellFront } from './lib/platform/edge/renderers/messages.ts';
import { createRendererServer } from './lib/platform/edge/renderers/renderer-server.ts';
import { readEnvironmentFiles } from './lib/platform/environment-files.ts';
import { takeConsole } from './lib/platform/observe/console-lines.ts';
import { existingSingleton, processSingleton } from './lib/platform/process-singleton.ts';
import { RENDERER, type RendererRole } from './lib/platform/renderer-role.ts';

const LONGEST_GOODBYE_MS = 14_000;

/** Runs the framework for the front that started it (`server.ts`), and ends when that says so or is gone. */
async function main(index: number, count: number, path: string): Promise<void> {
  // Until it serves, there is nothing to finish.
  let goodbye: () => void = () => process.exit(0);
  const end = () => goodbye();
  // What ends the shop is said to the front, though the whole group may hear it.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => {
    if (process.platform !== 'win32') rmSync(dirname(path), { recursive: true, force: true });
    end();
  });

  boundSharedPieces();
  readEnvironmentFiles(import.meta.dirname);
  const settings = config();
  processSingleton<RendererRole>(RENDERER, () => ({ isPrimary: index === 0, count }));
  processSingleton(EXPIRY_LINK, () => linkToFront(end));
  const { development, host, port } = settings;
  if (!development) takeConsole();
  if (!development) boundAnswers();
  // The framework calls this machine localhost, and takes what is rewritten at another name for another server.
  const where = development && host && host !== '127.0.0.1' ? { hostname: host } : {};
  const shop = next({ dev: development, quiet: !development, dir: import.meta.dirname, port, ...where });
  await shop.prepare();
  const handle = shop.getRequestHandler();
  const server = createRendererServer(
    (request, response) => handle(request, response),
    settings,
    builtIn(import.meta.dirname),
  );
  server.listen({ path }, () => {
    // While it compiles it is late, and nobody is turned away for that.
    if (!development) watchEventLoop((ms) => tellFront({ says: 'late', ms }));
    tellFront({ says: 'ready' });
  });

  goodbye = () => {
    goodbye = () => undefined;
    setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref();
    const stop = (names: readonly string[]) =>
      Promise.allSettled(names.map((name) => existingSingleton<{ stop(): unknown }>(name)?.stop()));
    // What others write to ends after them.
    const ended = stop(['outbox', 'kept-answers', 'tracing']).then(() => stop(['redis', 'redis.answers']));
    server.close(() => void Promise.allSettled([shop.close(), ended]).finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
}

const [index = '', count = '', path = ''] = process.argv.slice(2);
main(Number(index), Number(count), path).catch((error: unknown) => {
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
});
