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

/** A shutdown that takes longer is forced; shorter than the front's limit. */
const SHUTDOWN_LIMIT_MS = 14_000;

/**
 * Runs Next.js for the front that started this process (`server.ts`), until the front tells it to stop or exits.
 * @param index of this renderer; 0 is the primary one
 * @param count number of renderers
 * @param path of the socket on which to listen
 */
async function main(index: number, count: number, path: string): Promise<void> {
  // Replaced below, once there is something to shut down.
  let shutDown: () => void = () => process.exit(0);
  // The terminal signals the whole process group, but only the front acts on it; it then tells its renderers.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => {
    if (process.platform !== 'win32') rmSync(dirname(path), { recursive: true, force: true });
    shutDown();
  });

  boundSharedPieces();
  readEnvironmentFiles(import.meta.dirname);
  const settings = config();
  processSingleton<RendererRole>(RENDERER, () => ({ isPrimary: index === 0, count }));
  processSingleton(EXPIRY_LINK, () => linkToFront(() => shutDown()));
  const { development, host, port } = settings;
  if (!development) {
    takeConsole();
    boundAnswers();
  }
  // Next.js takes its own host to be `localhost` unless told otherwise, and would proxy rewrites to any other host as
  // to a foreign server.
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
    // In development the event loop is late during compilation, which must not shed load.
    if (!development) watchEventLoop((ms) => tellFront({ says: 'late', ms }));
    tellFront({ says: 'ready' });
  });

  shutDown = () => {
    shutDown = () => undefined;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    const stop = (names: readonly string[]) =>
      Promise.allSettled(names.map((name) => existingSingleton<{ stop(): unknown }>(name)?.stop()));
    // The outbox and the caches write to Redis, so Redis stops after them.
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
