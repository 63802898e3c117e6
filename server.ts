import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { prepareKeptAnswers } from './lib/platform/cache/kept-answers.ts';
import { config, ConfigError } from './lib/platform/config.ts';
import { DATA_FOLDER, openDataFolder } from './lib/platform/durable/data-folder.ts';
import { prepareDatabase } from './lib/platform/durable/prepare.ts';
import { shutDownInSteps } from './lib/platform/edge/graceful-shutdown.ts';
import { createFront } from './lib/platform/edge/front.ts';
import { boundSharedPieces } from './lib/platform/edge/memory.ts';
import { createRendererPool } from './lib/platform/edge/renderers/pool.ts';
import { createSupervisor } from './lib/platform/edge/renderers/supervisor.ts';
import { readEnvironmentFiles } from './lib/platform/environment-files.ts';
import { takeConsole } from './lib/platform/observe/console-lines.ts';
import { log } from './lib/platform/observe/log.ts';
import { processSingleton } from './lib/platform/process-singleton.ts';

/** A shutdown that takes longer is forced. */
const SHUTDOWN_LIMIT_MS = 15_000;

/** Serves the shop on `PORT` until SIGTERM or SIGINT, or until the process that started it exits. */
async function main(): Promise<void> {
  // Replaced step by step below, as more has to be shut down.
  let shutDown: () => void = () => process.exit(0);
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => shutDown());
  process.channel?.unref();

  boundSharedPieces();
  readEnvironmentFiles(import.meta.dirname);
  const settings = config();
  processSingleton(DATA_FOLDER, () => openDataFolder(settings.dataFolder));
  await prepareDatabase(settings);
  prepareKeptAnswers(settings.dataFolder, import.meta.dirname);
  const { host, port, development } = settings;
  if (!development) takeConsole();

  const pool = createRendererPool();
  // One core is left to the front. In development there is one renderer: two would overwrite each other's compiled
  // files.
  const count = development ? 1 : (settings.renderers ?? Math.max(1, availableParallelism() - 1));
  // A renderer that compiles is slow to answer without being hung, so there are no time limits in development.
  const limits = development ? null : undefined;
  const renderers = createSupervisor(join(import.meta.dirname, 'renderer.ts'), count, pool, limits);
  shutDown = () => {
    renderers.kill();
    process.exit(0);
  };
  await renderers.start();

  const { server, drain, warmUp } = createFront(pool, settings);
  server.on('error', (error) => {
    renderers.kill();
    exitWithError(`The shop cannot listen on port ${port}: ${error.message}`);
  });
  server.listen({ host, port }, () => log('info', 'listening', { host, port }));
  if (!development && settings.warmPages > 0) void warmUp(settings.warmPages);

  const close = () => {
    setTimeout(() => {
      renderers.kill();
      process.exit(1);
    }, SHUTDOWN_LIMIT_MS).unref();
    // One turn later, so that connections which the kernel has already accepted are still served.
    setImmediate(() => {
      server.close(() => void renderers.stop().finally(() => process.exit(0)));
      server.closeIdleConnections();
    });
  };
  shutDown = shutDownInSteps({ drain, close }, settings.lameDuckMs);
}

function exitWithError(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) =>
  exitWithError(error instanceof ConfigError ? error.message : inspect(error)),
);
